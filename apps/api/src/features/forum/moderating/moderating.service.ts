import { forumTexts } from '@soundings/contract/forum'
import type { Person as Named } from '@soundings/contract/person'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#db/client.ts'
import { organisesTalk } from '#db/talk-access.ts'
import { meetPeople } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import { moderated } from '../forum-notifications.ts'
import { findPost } from '../reading/posts.repo.ts'
import { readerOf } from '../reading/reader.ts'
import { findThread } from '../reading/threads.repo.ts'
import { changedSince, noPost } from '../refusals.ts'
import type { NotifyAll } from '../safety/telling.service.ts'
import { isTooLate } from './acting.ts'
import { type Act, lockAct, markUndone } from './acts.repo.ts'
import { mergingService } from './merging.service.ts'
import { type Rank, rankOf, rankText } from './ranks.ts'
import { splittingService } from './splitting.service.ts'
import { stateService } from './state.service.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & { notifyAll: NotifyAll }

const noAct = () => new HttpError(404, forumTexts.undoOver)

/** What moderators and organisers do with threads. */
export const moderatingService = ({ db, clock, notifyAll }: Needs) => {
  const states = stateService({ db, clock, notifyAll })
  const splitting = splittingService({ db, clock, notifyAll })
  const merging = mergingService({ db, clock, notifyAll })

  const putBack = (tx: Db, { kind, threadId, detail }: Act): Promise<boolean> => {
    switch (kind) {
      case 'split':
        return splitting.undoSplit(tx, threadId, detail)
      case 'merge':
        return merging.undoMerge(tx, threadId, detail)
      case 'hide-post':
      case 'show-post':
        return states.undoPost(tx, threadId, detail)
      default:
        return states.undoChange(tx, threadId, detail)
    }
  }

  /** What an organiser did, another of theirs takes back too; what a moderator did, moderators alone. */
  const rankToUndo = async (tx: Db, by: Person, { threadId, detail }: Act): Promise<Rank> => {
    if (readerOf(by)?.isModerator) return 'moderator'
    const row = await findThread(tx, threadId, readerOf(by))
    const isTheirs = row !== undefined && (await organisesTalk(tx, row.thread, by.id))
    if (!isTheirs) throw noAct()
    if (rankOf(detail) === 'moderator') throw new HttpError(403, forumTexts.byModerator)
    return 'organiser'
  }

  return {
    change: states.change,
    hidePost: states.hidePost,
    split: splitting.split,
    merge: merging.merge,

    /** Whichever moderator it was: what one did another may take back. */
    undo: (by: Person, actId: string): Promise<{ threadId: string }> =>
      inTransaction(db, async (tx) => {
        const act = await lockAct(tx, actId)
        const now = clock()
        if (!act) throw noAct()
        const rank = await rankToUndo(tx, by, act)
        if (act.undoneAt || isTooLate(act.at, now)) throw new HttpError(409, forumTexts.undoOver)
        if (!(await putBack(tx, act))) throw changedSince()
        await markUndone(tx, actId, now)
        await writeAudit(tx, {
          id: newId(),
          at: now,
          actorId: by.id,
          action: `forum.undo-${act.kind}`,
          subjectType: 'thread',
          subjectId: act.threadId,
          details: { actId },
        })
        const thread = (await findThread(tx, act.threadId, 'all'))?.thread
        if (thread?.authorId && thread.authorId !== by.id)
          await notifyAll(
            tx,
            [thread.authorId],
            moderated(thread, `${rankText[rank]} undid a change to your thread “${thread.title}”.`, null),
          )
        return { threadId: act.threadId }
      }),

    /** Who wrote a post; of one without a name it is noted who asked. */
    author: (by: Person, postId: string): Promise<{ author: Named | null }> =>
      inTransaction(db, async (tx) => {
        const post = (await findPost(tx, postId))?.post
        if (!post || !(await findThread(tx, post.threadId, readerOf(by)))) throw noPost()
        if (post.isAnonymous)
          await writeAudit(tx, {
            id: newId(),
            at: clock(),
            actorId: by.id,
            action: 'forum.author',
            subjectType: 'post',
            subjectId: postId,
            details: { threadId: post.threadId },
          })
        if (post.authorId === null) return { author: null }
        return { author: (await meetPeople(tx, by.id, [post.authorId])).get(post.authorId)?.person ?? null }
      }),
  }
}
export type Moderating = ReturnType<typeof moderatingService>
