import { type Message, messages, type SentMessage } from '@soundings/contract/messages'
import { messageLimits } from '@soundings/contract/messages-fields'
import { ownThings } from '@soundings/rules/own-things'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { savedAtOf } from '#shared/api/saved.ts'
import { conversationQuery } from '../messages.queries.ts'
import type { MessageEntry } from './message-entry.ts'
import {
  lastSeqOf,
  type Talk,
  withChanged,
  withEarlier,
  withLater,
  withNewest,
  withPageAt,
  withSent,
} from './talk.ts'

/** So many are asked for at once of what came meanwhile, and so often, before the rest is left to be read upwards. */
const newsPage = 200
const maxNewsPages = 5
/** So many around what is on the screen are asked for anew where something in them was changed. */
const changedPage = 100
/** A server that says nothing for so long does not answer, in milliseconds. */
const silence = 30_000

type Asked = { before?: number; after?: number; limit?: number }
type Change = (talk: Talk) => Talk

const ask = (conversationId: string, query: Asked, signal?: AbortSignal) =>
  call(messages.list, { params: { conversationId }, query }, signal)

const newest = async (conversationId: string, signal?: AbortSignal) => {
  const askedAt = Date.now()
  const page = await ask(conversationId, {}, signal)
  return { page, readAt: savedAtOf(page) ?? askedAt }
}

/** A page with the message of this number in its middle, and whether it is the end of the conversation. */
const pageAround = async (
  queries: QueryClient,
  conversationId: string,
  seq: number,
  signal?: AbortSignal,
) => {
  const askedAt = Date.now()
  const { lastSeq } = await queries.ensureQueryData(conversationQuery(conversationId))
  const page = await ask(conversationId, { before: seq + Math.ceil(messageLimits.page / 2) }, signal)
  return { page, lastSeq, readAt: savedAtOf(page) ?? askedAt }
}

/** The highest number on the screen, by conversation: there, a change of what was written is looked for. */
const onScreen = new Map<string, number>()
export const noteOnScreen = (conversationId: string, seq: number): void =>
  void onScreen.set(conversationId, seq)

/** What changes a talk that is behind: all that came after it, or the newest where that is too much. */
const catchUp = async (conversationId: string, known: Talk, signal: AbortSignal): Promise<Change[]> => {
  const changes: Change[] = []
  const readAt = Date.now()
  let at = lastSeqOf(known)
  let isBehind = !known.hasLater
  for (let asked = 0; isBehind && asked < maxNewsPages; asked++) {
    const page = await ask(conversationId, { after: at, limit: newsPage }, signal)
    changes.push((talk) => withLater(talk, page))
    at = page.items.at(-1)?.seq ?? at
    isBehind = page.hasMore
  }
  if (isBehind) {
    const { page } = await newest(conversationId, signal)
    return [(talk) => withNewest(talk, page, readAt)]
  }
  // Nothing new: what was read may be another now, or the other has read it.
  if (at === lastSeqOf(known) && known.items.length > 0) {
    const before = Math.min(at, (onScreen.get(conversationId) ?? at) + changedPage / 2) + 1
    const page = await ask(conversationId, { before, limit: changedPage }, signal)
    changes.push((talk) => withChanged(talk, page.items))
  }
  return [...changes, (talk) => ({ ...talk, readAt })]
}

const talkKey = (conversationId: string) =>
  [messages.list.path, 'talk', { params: { conversationId } }] as const

/**
 * What was read of a conversation. Asked for anew, it takes in what is new and what was changed. At first it is the
 * newest, or what is around the message numbered `at`, where that is not among them.
 */
export const talkQuery = (conversationId: string, at: number | null) =>
  queryOptions({
    queryKey: talkKey(conversationId),
    meta: { isPersonal: true },
    staleTime: 0,
    structuralSharing: false,
    queryFn: async ({ client, signal }): Promise<Talk> => {
      const known = client.getQueryData<Talk>(talkKey(conversationId))
      if (known) {
        const changes = await catchUp(conversationId, known, signal)
        const now = client.getQueryData<Talk>(talkKey(conversationId)) ?? known
        return changes.reduce((talk, change) => change(talk), now)
      }
      const first = await newest(conversationId, signal)
      const talk = withNewest(undefined, first.page, first.readAt)
      if (at === null || at >= (talk.items[0]?.seq ?? 0) || !talk.hasEarlier) return talk
      const around = await pageAround(client, conversationId, at, signal).catch(() => null)
      return around ? withPageAt(undefined, around.page, around.lastSeq, around.readAt) : talk
    },
  })

const change = (queries: QueryClient, conversationId: string, how: Change): void =>
  void queries.setQueryData<Talk>(talkKey(conversationId), (talk) => talk && how(talk))

const talkOf = (queries: QueryClient, conversationId: string): Talk | undefined =>
  queries.getQueryData<Talk>(talkKey(conversationId))

/** Reads on upwards. */
export const readEarlier = async (queries: QueryClient, conversationId: string): Promise<void> => {
  const first = talkOf(queries, conversationId)?.items[0]
  if (!first) return
  const page = await ask(conversationId, { before: first.seq })
  change(queries, conversationId, (talk) =>
    talk.items[0]?.seq === first.seq ? withEarlier(talk, page) : talk,
  )
}

/** Reads on downwards, where what is shown does not reach the newest. */
export const readLater = async (queries: QueryClient, conversationId: string): Promise<void> => {
  const known = talkOf(queries, conversationId)
  if (!known) return
  const after = lastSeqOf(known)
  const page = await ask(conversationId, { after })
  change(queries, conversationId, (talk) => (lastSeqOf(talk) === after ? withLater(talk, page) : talk))
}

/** Reads the newest, whatever lies between. */
export const readNewest = async (queries: QueryClient, conversationId: string): Promise<void> => {
  const { page, readAt } = await newest(conversationId)
  change(queries, conversationId, (talk) => withNewest(talk, page, readAt))
}

/** Reads what is around a message, unless it was read. */
export const readAround = async (
  queries: QueryClient,
  conversationId: string,
  seq: number,
): Promise<void> => {
  if (talkOf(queries, conversationId)?.items.some((message) => message.seq === seq)) return
  const { page, lastSeq, readAt } = await pageAround(queries, conversationId, seq)
  change(queries, conversationId, (talk) => withPageAt(talk, page, lastSeq, readAt))
}

/** The lists of conversations, and what is unread. */
export const refreshLists = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      path === messages.conversations.path || path === messages.unread.path,
  })

/** Something happened in a conversation: asks for what is not known of it. */
export const followTalk = async (queries: QueryClient, conversationId: string): Promise<void> => {
  await Promise.all([
    queries.invalidateQueries({ queryKey: talkKey(conversationId) }, { cancelRefetch: false }),
    queries.invalidateQueries(
      { queryKey: conversationQuery(conversationId).queryKey },
      { cancelRefetch: false },
    ),
  ])
}

/** Sends a message to the one whom it is for, whether or not the two have written before. */
export const sendMessage = (
  { key, body: { to, message, enclosed } }: MessageEntry,
  signal: AbortSignal | undefined,
): Promise<SentMessage> =>
  call(
    messages.send,
    {
      body: {
        to_user_id: to.id,
        message,
        clientKey: key,
        attachments: enclosed.map(({ kind, id }) => ({ kind, id })),
      },
    },
    AbortSignal.any([AbortSignal.timeout(silence), ...(signal ? [signal] : [])]),
  )

/** The server has it: shows it at once, and asks for all that says something about it. */
export const takeSent = (
  queries: QueryClient,
  { id, conversationId, seq, createdAt }: SentMessage,
  { personId, body }: MessageEntry,
): void => {
  const message: Message = {
    id,
    conversationId,
    seq,
    senderId: personId,
    message: body.message,
    attachments: [],
    cards: [],
    createdAt,
    editedAt: null,
    isDeleted: false,
  }
  // What goes with it, and what it leads to, is shown once the server says how.
  const isAlone = body.enclosed.length === 0 && ownThings(body.message, window.location.origin).length === 0
  if (isAlone) change(queries, conversationId, (talk) => withSent(talk, message))
  void followTalk(queries, conversationId)
  void queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => path === messages.with.path })
  void refreshLists(queries)
}

/** Says up to where somebody has read. */
export const markRead = async (queries: QueryClient, conversationId: string, seq: number): Promise<void> => {
  const now = await call(messages.read, { params: { conversationId }, body: { seq } })
  queries.setQueryData(conversationQuery(conversationId).queryKey, now)
  await refreshLists(queries)
}

/** Says that somebody is typing; that it does not arrive does no harm. */
export const sayTyping = async (conversationId: string): Promise<void> => {
  await call(messages.typing, { params: { conversationId } }).catch(() => undefined)
}

const took = (queries: QueryClient, message: Message): Message => {
  change(queries, message.conversationId, (talk) => withChanged(talk, [message]))
  void refreshLists(queries)
  return message
}

/** Changes the words of a message. */
export const editMessage = async (
  queries: QueryClient,
  messageId: string,
  message: string,
): Promise<Message> => took(queries, await call(messages.edit, { params: { messageId }, body: { message } }))

/** Deletes a message for both. */
export const removeMessage = async (queries: QueryClient, messageId: string): Promise<Message> =>
  took(queries, await call(messages.remove, { params: { messageId } }))
