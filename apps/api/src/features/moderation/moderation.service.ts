import { Uuid } from '@soundings/contract/common'
import {
  type AuthorRecord,
  moderationLimits,
  type PendingItem,
  type PendingLine,
  type PendingShown,
} from '@soundings/contract/moderation'
import { agoInWords } from '@soundings/rules/moderation'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import { type Db, inTransaction } from '#db/client.ts'
import type { Action, Reviewable, ReviewDecision } from '#extension-points/reviewable.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { byType } from '#shared/by-type.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import type { Person } from '#shared/person.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import {
  type Decision,
  findLastDecision,
  findRecord,
  insertDecision,
  lockDecision,
  markUndone,
} from './decisions.repo.ts'
import { notifyLater } from './notify-decisions.service.ts'

type ItemName = { type: string; itemId: string }

type Page<Item extends PendingLine> = {
  success: true
  items: Item[]
  nextCursor: string | null
  total: number
  counts: Record<Item['type'], number>
}

/** `at` in milliseconds; no server of ours has waited since before 1970. */
const Place = z.object({ at: z.int().min(0).max(4_000_000_000_000), id: Uuid })

const byAge = (one: PendingLine, other: PendingLine) => {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? -1 : 1
  return one.id < other.id ? -1 : 1
}

const sentences: Record<Decision['outcome'], Action['say']> = {
  approved: (who, ago) => `${who} approved this ${ago}`,
  rejected: (who, ago) => `${who} rejected this ${ago}`,
}

const alreadyReviewed = () => new HttpError(404, 'This has already been reviewed')

/** What waits for moderators, of all kinds that the features brought, and what they decide about it. */
export const moderationService = <Item extends PendingLine, Shown extends PendingLine>({
  db,
  clock,
  jobs,
  reviewables,
}: Pick<Dependencies, 'db' | 'clock' | 'jobs'> & { reviewables: readonly Reviewable<Item, Shown>[] }) => {
  const find = byType(reviewables)
  const reviewableOf = (type: string): Reviewable<Item, Shown> => {
    const found = find(type)
    if (!found) throw alreadyReviewed()
    return found
  }

  const inWords = ({ by, handle, at, say }: Omit<Action, 'isEnd'>, reader: Person) => {
    const who = by === reader.id ? 'You' : (handle ?? 'Someone')
    return say(who, agoInWords(clock().getTime() - at.getTime()))
  }

  /** Why something that was pending when the moderator opened it can no longer be decided. */
  const tooLate = async (tx: Db, { type, itemId }: ItemName, by: Person) => {
    const last = await findLastDecision(tx, type, itemId)
    const action = await reviewableOf(type).lastAction?.(tx, itemId)
    if (action?.isEnd && (!last || action.at > last.decidedAt))
      return new HttpError(409, inWords(action, by), { code: 'already-decided' })
    if (!last) return alreadyReviewed()
    const { moderatorId, handle, decidedAt: at, outcome } = last
    const decided = inWords({ by: moderatorId, handle, at, say: sentences[outcome] }, by)
    return new HttpError(409, decided, { code: 'already-decided' })
  }

  /** Why a decision can no longer be undone, although its author was not notified yet. */
  const changedSince = async (tx: Db, { type, itemId, decidedAt }: Decision, by: Person) => {
    const action = await reviewableOf(type).lastAction?.(tx, itemId)
    const what =
      action && action.at > decidedAt ? `${inWords(action, by)}.` : 'It has been changed since then.'
    return new HttpError(409, `${what} You can’t undo this decision anymore.`, { code: 'changed-since' })
  }

  const audit = (tx: Db, by: Person, action: string, { type, itemId }: ItemName, details: object) =>
    writeAudit(tx, {
      id: newId(),
      at: clock(),
      actorId: by.id,
      action,
      subjectType: type,
      subjectId: itemId,
      details: { ...details },
    })

  const isTooOld = ({ decidedAt }: Decision) =>
    clock().getTime() - decidedAt.getTime() > moderationLimits.undo + moderationLimits.grace

  const waiting = async (tx: Db, { type, itemId }: ItemName, by: Person): Promise<{ item: Shown }> => {
    const found = await reviewableOf(type).preview(tx, itemId, by)
    if (!found) throw alreadyReviewed()
    return { item: found.shown }
  }

  return {
    /** A page of what waits, oldest first over all kinds, and how much of each kind there is. */
    pending: async (
      {
        cursor,
        limit,
        type,
      }: {
        cursor?: string | undefined
        limit: number
        type?: Item['type'] | undefined
      },
      reader: Person,
    ): Promise<Page<Item>> => {
      const place = fromCursor(Place, cursor)
      const after = place && { at: new Date(place.at), id: place.id }
      const asked = reviewables.filter((each) => type === undefined || each.type === type)
      const [found, counted] = await Promise.all([
        Promise.all(asked.map(({ list }) => list(db, after, limit + 1, reader))),
        Promise.all(reviewables.map(async (each) => [each.type, await each.count(db)] as const)),
      ])
      const rows = found.flat().sort(byAge)
      const items = rows.slice(0, limit)
      const last = items.at(-1)
      const counts = Object.fromEntries(counted) as Page<Item>['counts']
      return {
        success: true,
        items,
        nextCursor:
          rows.length > limit && last ? toCursor({ at: Date.parse(last.createdAt), id: last.id }) : null,
        total: asked.reduce((sum, each) => sum + counts[each.type], 0),
        counts,
      }
    },

    /** Everything that a decision about one item rests on. */
    preview: async (
      { type, itemId }: ItemName,
      by: Person,
    ): Promise<Shown & { author: AuthorRecord | null }> => {
      const found = await reviewableOf(type).preview(db, itemId, by)
      if (!found) throw await tooLate(db, { type, itemId }, by)
      const { authorId, shown } = found
      const author = authorId === null ? undefined : await findRecord(db, authorId, type)
      return { ...shown, author: author ?? null }
    },

    /** Decides once, however many moderators do at the same moment: the others are told who was first. */
    decide: async (
      item: ItemName,
      { outcome, reason, seen }: Pick<ReviewDecision, 'outcome' | 'reason' | 'seen'>,
      by: Person,
    ): Promise<{ decisionId: string; undoUntil: string }> =>
      inTransaction(db, async (tx) => {
        const { type, itemId } = item
        const at = clock()
        const decided = await reviewableOf(type).decide(tx, itemId, { outcome, reason, seen, by, at })
        if (!decided) throw await tooLate(tx, item, by)
        const decisionId = newId()
        const row = { id: decisionId, type, itemId, outcome, reason, moderatorId: by.id, decidedAt: at }
        await insertDecision(tx, { ...row, ...decided })
        await notifyLater(tx, jobs, decisionId)
        await audit(tx, by, outcome, item, { decisionId, title: decided.title, reason })
        return {
          decisionId,
          undoUntil: new Date(at.getTime() + moderationLimits.undo).toISOString(),
        }
      }),

    /** Takes back what the same moderator decided, as long as its author was not told. Twice is as good as once. */
    undo: async (decisionId: string, by: Person): Promise<{ item: Shown }> =>
      inTransaction(db, async (tx) => {
        const decision = await lockDecision(tx, decisionId)
        if (!decision) throw new HttpError(404, 'This decision doesn’t exist')
        if (decision.moderatorId !== by.id)
          throw new HttpError(403, 'Only the moderator who made this decision can undo it')
        const { id, type, itemId, outcome, before } = decision
        const item = { type, itemId }
        if (decision.undoneAt) return waiting(tx, item, by)
        if (decision.notifiedAt || isTooOld(decision))
          throw new HttpError(409, 'It’s too late to undo this: the author has been notified', {
            code: 'too-late',
          })
        const at = clock()
        if (!(await reviewableOf(type).revert(tx, itemId, { before, outcome, by, at })))
          throw await changedSince(tx, decision, by)
        await markUndone(tx, id, at)
        await audit(tx, by, 'undo', item, { decisionId })
        return waiting(tx, item, by)
      }),
  }
}
export type Moderation = ReturnType<typeof moderationService<PendingItem, PendingShown>>
