import { maySeeThread, shownOfPost } from '@soundings/rules/forum'
import type { Db } from '#db/client.ts'
import type { Person } from '#shared/person.ts'
import { findPost, lockPost, type PostState } from '../reading/posts.repo.ts'
import { readerOf } from '../reading/reader.ts'
import { lockThread, type ThreadState } from '../reading/threads.repo.ts'
import { noPost, noThread } from '../refusals.ts'

export type Held = { thread: ThreadState; post: PostState }

/** A thread that somebody sees, for one writer at a time. */
export const lockSeenThread = async (tx: Db, person: Person, threadId: string): Promise<ThreadState> => {
  const thread = await lockThread(tx, threadId, readerOf(person))
  if (!thread || !maySeeThread(thread, readerOf(person))) throw noThread()
  return thread
}

/** A post of which somebody sees at least its line, with its thread, for one writer at a time. It may be moved meanwhile. */
export const lockSeenPost = async (tx: Db, person: Person, postId: string): Promise<Held> => {
  const before = await findPost(tx, postId)
  const thread = before && (await lockThread(tx, before.post.threadId, readerOf(person)))
  const post = thread && (await lockPost(tx, postId))
  if (!post || !thread || !maySeeThread(thread, readerOf(person))) throw noPost()
  if (post.threadId !== thread.id) return lockSeenPost(tx, person, postId)
  if (shownOfPost(post, readerOf(person)) === 'nothing') throw noPost()
  return { thread, post }
}
