import { forum, type Post, type Thread, type ThreadChange, type ThreadForm } from '@soundings/contract/forum'
import type { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { botToken } from '#features/bot-check/index.ts'
import { loadPhotoCalls } from '#features/media/index.ts'
import { ApiError, call } from '#shared/api/client.ts'
import { type Attachment, type Entry, printOf } from '#shared/outbox/entry.ts'
import type { AttachmentWatch } from '#shared/outbox/kind.ts'
import { postQuery, threadQuery } from '../../forum.queries.ts'
import type { PostEntry } from './post-entry.ts'

/** A server that says nothing for so long does not answer, in milliseconds. */
const silence = 30_000

/** Ends a call that its person stopped, and one that nothing comes of. */
const ending = (signal: AbortSignal | undefined) =>
  AbortSignal.any([AbortSignal.timeout(silence), ...(signal ? [signal] : [])])

export const photosOf = ({ attachments }: Pick<Entry, 'attachments'>): string[] =>
  attachments.flatMap(({ id }) => id ?? [])

/** Sends a photo of a post and answers its id; it belongs to no site. */
export const sendPostPhoto = async (
  { file, key }: Attachment & { file: File },
  _: Entry,
  watch: AttachmentWatch,
): Promise<string> => {
  const { sendPhoto } = await loadPhotoCalls()
  const words = { diveSiteId: '', caption: '', description: '', tags: '' }
  return (await sendPhoto({ file, key, words }, watch)).id
}

/** Whether an earlier try with other words may have arrived, of which this answer may tell. */
const mayBeOlder = (entry: Entry, said: string, content: string): boolean =>
  entry.tried !== null && entry.tried !== printOf(entry) && said !== content.trim()

/** Sends a reply; with the same key never a second one. */
export const sendReply = async (entry: PostEntry, signal?: AbortSignal): Promise<Post> => {
  const { content, to, isAnonymous, thread } = entry.body
  const photos = photosOf(entry)
  const body = { content, replyToN: to?.n ?? null, photos, isAnonymous, clientKey: entry.key }
  const post = await call(forum.reply, { params: { threadId: thread.id }, body }, ending(signal))
  if (!mayBeOlder(entry, post.content, content)) return post
  const change = { content, photos, version: post.version }
  return call(forum.changeReply, { params: { postId: post.id }, body: change }, ending(signal))
}

export type ThreadWords = Omit<z.input<typeof ThreadForm>, 'photos' | 'clientKey' | 'recaptchaToken'>

/** Starts a thread; with the same key never a second one. */
export const sendThread = async (entry: Entry<ThreadWords>, signal?: AbortSignal): Promise<Thread> => {
  const photos = photosOf(entry)
  const recaptchaToken = await botToken('start_thread')
  const body = { ...entry.body, photos, clientKey: entry.key, ...(recaptchaToken && { recaptchaToken }) }
  const thread = await call(forum.start, { body }, ending(signal))
  const { title, content, tags, siteId, incident } = entry.body
  const isSame = thread.title === title.trim()
  if (isSame && !mayBeOlder(entry, thread.opening.content, content)) return thread
  if (entry.tried === null) return thread
  const change = { title, content, tags, siteId, incident, photos, version: thread.version }
  return call(forum.change, { params: { threadId: thread.id }, body: change }, ending(signal))
}

export type ChangeOfPost = {
  post: Pick<Post, 'id' | 'threadId' | 'n'>
  /** What else an opening says. */
  opening: Pick<ThreadChange, 'title' | 'tags' | 'incident'> | null
  content: string
  version: number
  reason?: string | undefined
  /** Whether its photos are others than before. */
  hasOtherPhotos: boolean
}

/** Changes a post that is on the server: an opening with its title, or a reply. */
export const sendChange = async (
  entry: Entry<ChangeOfPost>,
  signal?: AbortSignal,
): Promise<{ thread: Thread } | { post: Post }> => {
  const { post, opening, content, version, reason, hasOtherPhotos } = entry.body
  const body = {
    content,
    version,
    ...(hasOtherPhotos && { photos: photosOf(entry) }),
    ...(reason && { reason }),
  }
  if (opening === null)
    return { post: await call(forum.changeReply, { params: { postId: post.id }, body }, ending(signal)) }
  const params = { threadId: post.threadId }
  return { thread: await call(forum.change, { params, body: { ...body, ...opening } }, ending(signal)) }
}

/** A thread or a post as it is now. */
export const fetchThread = (queries: QueryClient, threadId: string): Promise<Thread> =>
  queries.fetchQuery({ ...threadQuery(threadId), staleTime: 0 })
export const fetchPost = (queries: QueryClient, postId: string): Promise<Post> =>
  queries.fetchQuery({ ...postQuery(postId), staleTime: 0 })

/** Whether somebody wrote more in a time than they may. */
export const isLimit = (error: unknown): boolean => error instanceof ApiError && error.status === 429
