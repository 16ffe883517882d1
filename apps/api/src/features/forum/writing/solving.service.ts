import { forumTexts } from '@soundings/contract/forum'
import { inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { findRoom } from '../categories/categories.repo.ts'
import { readerOf } from '../reading/reader.ts'
import { saveThread } from '../reading/threads.repo.ts'
import { noPost } from '../refusals.ts'
import type { Hooks } from './hooks.ts'
import { lockSeenPost, lockSeenThread } from './locking.ts'

type Needs = Pick<Dependencies, 'db'> & { hooks: Pick<Hooks, 'told'> }

/** Which answer solved a question. */
export const solvingService = ({ db, hooks }: Needs) => ({
  /** Marks an answer, or none; for who asked, and moderators. */
  solve: (person: Person, threadId: string, postId: string | null): Promise<void> =>
    inTransaction(db, async (tx) => {
      const thread = await lockSeenThread(tx, person, threadId)
      const category = await findRoom(tx, thread.categoryId)
      if (thread.authorId !== person.id && !readerOf(person)?.isModerator)
        throw new HttpError(403, forumTexts.notYours, { code: 'not-allowed' })
      if (category?.kind !== 'question') throw new HttpError(400, forumTexts.notQuestion)
      const found = postId === null ? null : await lockSeenPost(tx, person, postId)
      const isAnswer = found?.post.threadId === threadId && found.post.n > 0 && found.post.state === 'public'
      if (found && !isAnswer) throw noPost()
      const solutionN = found?.post.n ?? null
      if (solutionN === thread.solutionN) return
      await saveThread(tx, { id: threadId, solutionN })
      if (found)
        await hooks.told(tx, { kind: 'solved', person, thread: { ...thread, solutionN }, post: found.post })
    }),
})
