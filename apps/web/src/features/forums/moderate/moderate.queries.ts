import { forum, forumModeration, forumSearch } from '@soundings/contract/forum'
import type { ForumAct } from '@soundings/contract/forum-shapes'
import type { CallInput } from '@soundings/contract/route'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { read, refresh } from '#shared/api/query.ts'

/** All that is read of the forums, by the beginning of its address. */
export const forumReads = ['/api/community/forum'] as const

/** Threads with these words, the best first. */
export const threadHintsQuery = (q: string) => read(forumSearch.search, { query: { q, limit: 20 } })

/** Threads that a title may be about. */
export const relatedQuery = (title: string) => read(forumSearch.related, { query: { title } })

export type StateChange = CallInput<typeof forumModeration.state>['body']
export type Split = CallInput<typeof forumModeration.split>['body']

const after = async <Done>(queries: QueryClient, done: Promise<Done>): Promise<Done> => {
  try {
    return await done
  } finally {
    // Also where somebody else was faster: what is there now tells what they did.
    void refresh(queries, forumReads)
  }
}

/** The same where posts went to another thread: those that were read are at other places now. */
const afterMoving = async <Done>(queries: QueryClient, done: Promise<Done>): Promise<Done> => {
  const moved = await after(queries, done)
  void queries.resetQueries({ predicate: ({ queryKey: [path] }) => path === forum.replies.path })
  return moved
}

export const changeState = (queries: QueryClient, threadId: string, body: StateChange): Promise<ForumAct> =>
  after(queries, call(forumModeration.state, { params: { threadId }, body }))

export const hidePost = (
  queries: QueryClient,
  postId: string,
  body: { isHidden: boolean; reason?: string },
): Promise<ForumAct> => after(queries, call(forumModeration.hidePost, { params: { postId }, body }))

export const splitThread = (queries: QueryClient, threadId: string, body: Split): Promise<ForumAct> =>
  afterMoving(queries, call(forumModeration.split, { params: { threadId }, body }))

export const mergeThread = (
  queries: QueryClient,
  threadId: string,
  body: { into: string; reason?: string },
): Promise<ForumAct> => after(queries, call(forumModeration.merge, { params: { threadId }, body }))

/** Takes back what was done, and answers the thread that it was done to. */
export const undoAct = async (queries: QueryClient, actId: string): Promise<string> =>
  (await afterMoving(queries, call(forumModeration.undo, { params: { actId } }))).threadId

/** Who wrote a post without a name; the server notes who asked. */
export const askAuthor = async (postId: string) =>
  (await call(forumModeration.author, { params: { postId } })).author
