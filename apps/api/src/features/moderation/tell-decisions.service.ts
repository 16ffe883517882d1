import { Uuid } from '@soundings/contract/common'
import { moderationLimits } from '@soundings/contract/moderation'
import type { Notification } from '@soundings/contract/notifications'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { Jobs } from '#src/jobs/jobs.ts'
import type { Reviewable } from '#src/reviewable.ts'
import type { World } from '#src/world.ts'
import { findPresent, lockDecision, markTold } from './decisions.repo.ts'

const job = 'tell-decision'
const Payload = z.object({ decisionId: Uuid })

/** In milliseconds after a decision: when nobody can see a button to take it back any more. */
const after = moderationLimits.undo + 2_000

/** Has the author told of a decision once it stands, in the caller's transaction. */
export const tellLater = (tx: Db, jobs: Pick<Jobs, 'add'>, decisionId: string): Promise<void> =>
  // The queue goes by the time of the database, whatever the app's clock says.
  jobs.add(tx, job, { decisionId }, { at: new Date(Date.now() + after) })

type Tell = (tx: Db, userId: string, told: Pick<Notification, 'type' | 'message' | 'link'>) => Promise<void>

/** Says how people are told of what was decided about theirs: once, and never of what was taken back. */
export const tellDecisions = (
  { db, clock, jobs }: Pick<World, 'db' | 'clock' | 'jobs'>,
  { reviewables, tell }: { reviewables: readonly Reviewable[]; tell: Tell },
): void =>
  jobs.register(job, async (payload) => {
    const { decisionId } = Payload.parse(payload)
    await db.transaction(async (tx) => {
      const decision = await lockDecision(tx, decisionId)
      if (!decision || decision.toldAt || decision.undoneAt) return
      await markTold(tx, decisionId, clock())
      const reviewable = reviewables.find(({ type }) => type === decision.type)
      const news = (await reviewable?.news(tx, decision.itemId, decision)) ?? []
      // Who decided about their own knows already.
      const others = news.filter(({ userId }) => userId !== decision.moderatorId)
      const present = await findPresent(
        tx,
        others.map(({ userId }) => userId),
      )
      for (const { userId, ...told } of others) if (present.has(userId)) await tell(tx, userId, told)
    })
  })
