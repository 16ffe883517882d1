import type { Thread } from '@soundings/contract/forum'
import type { QueryClient } from '@tanstack/react-query'
import { threadQuery } from '../forum.queries.ts'
import { firstUnreadOf } from '../forum.view.ts'
import type { ThreadSearch } from '../forums-search.ts'
import { lastSeenOf, stretchQuery } from './posts.queries.ts'

/** The number at which somebody begins to read who came to a thread: what they say, the first unread, or where they were last. */
export const beginningOf = (thread: Thread, asked: number | null): number => {
  const wanted = asked ?? (firstUnreadOf(thread) || lastSeenOf(thread.id) || 0)
  return Math.min(wanted, Math.max(0, thread.lastN))
}

/** Reads a thread as its page will ask for it. Where a post is asked for by its id, the page finds out where that is. */
export const readFirstScreen = async (queries: QueryClient, threadId: string, { at, post }: ThreadSearch) => {
  const thread = await queries.ensureQueryData(threadQuery(threadId))
  if (post !== undefined || thread.mergedInto !== null) return
  await queries.ensureQueryData(stretchQuery(threadId, beginningOf(thread, at ?? null)))
}
