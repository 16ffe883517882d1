import { forumTexts } from '@soundings/contract/forum'
import { type Db, inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { findPostAt, savePost } from '../reading/posts.repo.ts'
import { readerOf } from '../reading/reader.ts'
import { lockThread, recountThread, saveThread, type ThreadState } from '../reading/threads.repo.ts'
import { gone, noThread } from '../refusals.ts'
import type { Hooks } from './hooks.ts'
import { lockSeenPost } from './locking.ts'
import { forgetPost } from './revisions.repo.ts'
import { findPostIds, hasOthers } from './writing.repo.ts'

type Needs = Pick<Dependencies, 'db'> & { hooks: Pick<Hooks, 'told'> }

const notYours = () => new HttpError(403, forumTexts.notYours, { code: 'not-allowed' })
const answered = () => new HttpError(409, forumTexts.answered, { code: 'answered' })

/** Takes one’s own words back: their line stays, so that every number keeps its place. */
export const removingService = ({ db, hooks }: Needs) => {
  const empty = async (tx: Db, postId: string): Promise<void> => {
    await savePost(tx, {
      id: postId,
      state: 'deleted',
      content: '',
      incident: null,
      photos: [],
      likes: 0,
      signals: [],
      words: '',
    })
    await forgetPost(tx, postId)
  }

  /** The whole of a thread in which only its author wrote. */
  const removeWhole = async (tx: Db, thread: ThreadState): Promise<void> => {
    for (const id of await findPostIds(tx, thread.id)) await empty(tx, id)
    await saveThread(tx, {
      id: thread.id,
      state: 'deleted',
      title: '',
      tags: [],
      solutionN: null,
      version: thread.version + 1,
    })
    await recountThread(tx, thread.id)
  }

  return {
    thread: (person: Person, threadId: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const thread = await lockThread(tx, threadId, readerOf(person))
        if (thread?.authorId !== person.id) {
          if (thread?.state === 'public') throw notYours()
          throw noThread()
        }
        if (thread.state === 'deleted') return
        if (thread.state === 'moved' || thread.state === 'removed') throw gone()
        if (await hasOthers(tx, threadId, person.id)) throw answered()
        const opening = await findPostAt(tx, threadId, 0)
        await removeWhole(tx, thread)
        if (opening) await hooks.told(tx, { kind: 'removed', person, thread, post: opening.post })
      }),

    post: (person: Person, postId: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const { thread, post } = await lockSeenPost(tx, person, postId)
        if (post.authorId !== person.id) throw notYours()
        if (post.state === 'deleted') return
        if (post.state === 'moved' || post.state === 'removed') throw gone()
        // A thread that nobody has read yet goes with its opening.
        if (post.n === 0 && thread.state === 'held') return removeWhole(tx, thread)
        await empty(tx, postId)
        if (thread.solutionN === post.n) await saveThread(tx, { id: thread.id, solutionN: null })
        await recountThread(tx, thread.id)
        await hooks.told(tx, {
          kind: 'removed',
          person,
          thread,
          post: { ...post, state: 'deleted', content: '' },
        })
      }),
  }
}
