import type { PostState as StateName } from '@soundings/contract/forum-fields'
import type { Db } from '#db/client.ts'
import { findPost, findPostAt, lockPost, type PostState, savePost } from '../reading/posts.repo.ts'
import {
  type Eyes,
  lockThread,
  recountThread,
  saveThread,
  type ThreadState,
} from '../reading/threads.repo.ts'

/** A post with its thread, both held until the transaction ends. */
export const lockPlaced = async (
  tx: Db,
  postId: string,
  eyes: Eyes,
): Promise<{ thread: ThreadState; post: PostState } | undefined> => {
  const found = await findPost(tx, postId)
  const thread = found && (await lockThread(tx, found.post.threadId, eyes))
  const post = thread && (await lockPost(tx, postId))
  // It may have been moved before its thread was locked.
  return thread && post?.threadId === thread.id ? { thread, post } : undefined
}

/** Gives a locked post another state, and its thread where it opens one; what is counted follows. */
export const setState = async (
  tx: Db,
  { thread, post }: { thread: Pick<ThreadState, 'id'>; post: Pick<PostState, 'id' | 'n'> },
  state: StateName,
): Promise<void> => {
  await savePost(tx, { id: post.id, state })
  if (post.n === 0) await saveThread(tx, { id: thread.id, state })
  await recountThread(tx, thread.id)
}

/** Hides a locked thread, or shows it again: its opening goes along, unless its author deleted that. */
export const setThreadState = async (
  tx: Db,
  threadId: string,
  state: 'public' | 'removed',
): Promise<void> => {
  const opening = await findPostAt(tx, threadId, 0)
  if (opening && opening.post.state !== 'deleted')
    return setState(tx, { thread: { id: threadId }, post: opening.post }, state)
  await saveThread(tx, { id: threadId, state })
  await recountThread(tx, threadId)
}
