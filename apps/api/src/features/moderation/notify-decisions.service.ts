import { Uuid } from '@soundings/contract/common'
import { moderationLimits } from '@soundings/contract/moderation'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import type { Reviewable } from '#extension-points/reviewable.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { byType } from '#shared/by-type.ts'
import type { Jobs } from '#src/jobs/jobs.ts'
import { findPresent, lockDecision, markNotified } from './decisions.repo.ts'

const job = 'tell-decision'
const Payload = z.object({ decisionId: Uuid })

/** In milliseconds after a decision: when nobody can see a button to take it back any more. */
const after = moderationLimits.undo + 2_000

/** Schedules the author's notification for when a decision is final, in the caller's transaction. */
export const notifyLater = (tx: Db, jobs: Pick<Jobs, 'add'>, decisionId: string): Promise<void> =>
  // The queue goes by the time of the database, whatever the app's clock says.
  jobs.add(tx, job, { decisionId }, { at: new Date(Date.now() + after) })

/** How authors are notified of decisions: once, and never of one that was undone. */
export const notifyOfDecisions = (
  { db, clock, jobs }: Pick<Dependencies, 'db' | 'clock'> & { jobs: Pick<Jobs, 'register'> },
  {
    reviewables,
    notify,
  }: { reviewables: readonly ({ type: string } & Pick<Reviewable, 'news'>)[]; notify: Notify },
): void => {
  const reviewableOf = byType(reviewables)
  jobs.register(job, async (payload) => {
    const { decisionId } = Payload.parse(payload)
    await db.transaction(async (tx) => {
      const decision = await lockDecision(tx, decisionId)
      if (!decision || decision.notifiedAt || decision.undoneAt) return
      await markNotified(tx, decisionId, clock())
      const news = (await reviewableOf(decision.type)?.news(tx, decision.itemId, decision)) ?? []
      // Who decided about their own knows already.
      const others = news.filter(({ userId }) => userId !== decision.moderatorId)
      const present = await findPresent(
        tx,
        others.map(({ userId }) => userId),
      )
      for (const { userId, notification } of others)
        if (present.has(userId)) await notify(tx, userId, notification)
    })
  })
}
