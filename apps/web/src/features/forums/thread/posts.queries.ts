import { forum, type Post, type Thread } from '@soundings/contract/forum'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { savedAtOf } from '#shared/api/saved.ts'
import { lastNOf, nextPageOf, pageOf, type Stretch, withPage, withPost } from './stretch.ts'

/** What was read so long ago is as good as new to a page that begins, in milliseconds. */
const justRead = 5_000
/** So many pages are asked for of what came meanwhile, before the rest is left to be read downwards. */
const maxNewPages = 5

const ask = async (threadId: string, at: number, signal?: AbortSignal) => {
  const askedAt = Date.now()
  const page = await call(forum.replies, { params: { threadId }, query: { at } }, signal)
  return { at, page, readAt: savedAtOf(page) ?? askedAt }
}
type Asked = Awaited<ReturnType<typeof ask>>

const take = (stretch: Stretch | undefined, { at, page, readAt }: Asked): Stretch =>
  withPage(stretch, at, page, readAt)

const threadKey = (threadId: string) => [forum.thread.path, { params: { threadId } }] as const
const stretchKey = (threadId: string) => [forum.replies.path, 'stretch', { params: { threadId } }] as const

/** The number on the screen, by thread: there, a change of what was written is looked for. */
const onScreen = new Map<string, number>()
export const noteOnScreen = (threadId: string, n: number): void => void onScreen.set(threadId, n)
/** Where somebody was in a thread when they last left it. */
export const lastSeenOf = (threadId: string): number | undefined => onScreen.get(threadId)

/** The page on the screen as it is now, and all that came after what was read. */
const catchUp = async (threadId: string, known: Stretch, signal: AbortSignal): Promise<Asked[]> => {
  const all = [await ask(threadId, pageOf(onScreen.get(threadId) ?? lastNOf(known)), signal)]
  let now = all.reduce<Stretch>(take, known)
  let hasMore = !known.hasAfter && now.lastN > lastNOf(now)
  while (hasMore && all.length <= maxNewPages) {
    const before = lastNOf(now)
    const next = await ask(threadId, nextPageOf(now), signal)
    all.push(next)
    now = take(now, next)
    hasMore = next.page.hasAfter && lastNOf(now) > before
  }
  return all
}

/**
 * The replies that were read of a thread, at first the page that holds the number `at`. Asked for anew, it takes in what is
 * new and what was changed on the screen.
 */
export const stretchQuery = (threadId: string, at: number) =>
  queryOptions({
    queryKey: stretchKey(threadId),
    meta: { isPersonal: false, saysMoreToMembers: true },
    staleTime: justRead,
    structuralSharing: false,
    queryFn: async ({ client, signal }): Promise<Stretch> => {
      const known = client.getQueryData<Stretch>(stretchKey(threadId))
      if (!known) return take(undefined, await ask(threadId, pageOf(at), signal))
      const all = await catchUp(threadId, known, signal)
      const now = client.getQueryData<Stretch>(stretchKey(threadId)) ?? known
      return { ...all.reduce<Stretch>(take, now), readAt: Math.min(...all.map(({ readAt }) => readAt)) }
    },
  })

const change = (queries: QueryClient, threadId: string, how: (stretch: Stretch) => Stretch): void =>
  void queries.setQueryData<Stretch>(stretchKey(threadId), (stretch) => stretch && how(stretch))

const stretchOf = (queries: QueryClient, threadId: string): Stretch | undefined =>
  queries.getQueryData<Stretch>(stretchKey(threadId))

/** Reads a page of a thread; one that does not meet what was read takes its place. */
const readPage = async (queries: QueryClient, threadId: string, at: number): Promise<void> => {
  const asked = await ask(threadId, at)
  change(queries, threadId, (stretch) => take(stretch, asked))
}

/** Reads on upwards. */
export const readBefore = async (queries: QueryClient, threadId: string): Promise<void> => {
  const known = stretchOf(queries, threadId)
  if (known && known.firstAt > 1) await readPage(queries, threadId, pageOf(known.firstAt - 1))
}

/** Reads on downwards, where what is shown does not reach the newest. */
export const readAfter = async (queries: QueryClient, threadId: string): Promise<void> => {
  const known = stretchOf(queries, threadId)
  if (known) await readPage(queries, threadId, nextPageOf(known))
}

/** Reads what is around a number, unless it was read. */
export const readAround = async (queries: QueryClient, threadId: string, n: number): Promise<void> => {
  const known = stretchOf(queries, threadId)
  const isKnown = known && n >= known.firstAt && (n <= lastNOf(known) || !known.hasAfter)
  if (!isKnown || n > lastNOf(known)) await readPage(queries, threadId, pageOf(n))
}

/** Shows a post as it is now, the opening as well as a reply. */
export const takePost = (queries: QueryClient, post: Post): void => {
  if (post.n > 0) change(queries, post.threadId, (stretch) => withPost(stretch, post))
  else
    queries.setQueryData<Thread>(threadKey(post.threadId), (thread) =>
      thread ? { ...thread, opening: post, likes: post.likes, isLiked: post.isLiked } : thread,
    )
}

/** Changes a post where it is shown, e.g. before the server has answered. */
export const changePost = (
  queries: QueryClient,
  { threadId, n }: Pick<Post, 'threadId' | 'n'>,
  how: (post: Post) => Post,
): void => {
  const post =
    n > 0
      ? stretchOf(queries, threadId)?.items.find((one) => one.n === n)
      : queries.getQueryData<Thread>(threadKey(threadId))?.opening
  if (post) takePost(queries, how(post))
}

/** Something happened in a thread: asks for what is not known of it. */
export const followThread = async (queries: QueryClient, threadId: string): Promise<void> => {
  const asked = [threadKey(threadId), stretchKey(threadId)]
  const ask = () =>
    Promise.all(asked.map((queryKey) => queries.invalidateQueries({ queryKey }, { cancelRefetch: false })))
  // What was asked for before the news may be answered without them.
  const isBehind = asked.some((queryKey) => queries.isFetching({ queryKey }) > 0)
  await ask()
  if (isBehind) await ask()
}
