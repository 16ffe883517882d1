import { Uuid } from '@soundings/contract/common'
import {
  moderationLimits,
  type PendingItem,
  type PendingPreview,
  type PendingType,
} from '@soundings/contract/moderation'
import { agoInWords } from '@soundings/rules/moderation'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import { fromCursor, toCursor } from '#src/paging.ts'
import type { Person } from '#src/person.ts'
import { Refusal } from '#src/refusal.ts'
import type { Reviewable, Verdict } from '#src/reviewable.ts'
import type { World } from '#src/world.ts'
import {
  type Decision,
  findLastDecision,
  findRecord,
  insertDecision,
  lockDecision,
  markUndone,
} from './decisions.repo.ts'
import { tellLater } from './tell-decisions.service.ts'

type Item = { type: PendingType; itemId: string }
type Counts = Record<PendingType, number>

type Page = {
  success: true
  items: PendingItem[]
  nextCursor: string | null
  total: number
  counts: Counts
}

/** `at` in milliseconds; no server of ours has waited since before 1970. */
const Place = z.object({ at: z.int().min(0).max(4_000_000_000_000), id: Uuid })

const byAge = (one: PendingItem, other: PendingItem) => {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? -1 : 1
  return one.id < other.id ? -1 : 1
}

const waitsNoMore = () => new Refusal(404, 'This does not wait for review any more')

/** What waits for moderators, of all kinds that the features brought, and what they decide about it. */
export const moderationService = ({
  db,
  clock,
  jobs,
  reviewables,
}: Pick<World, 'db' | 'clock' | 'jobs'> & { reviewables: readonly Reviewable[] }) => {
  const reviewableOf = (type: string): Reviewable => {
    const found = reviewables.find((each) => each.type === type)
    if (!found) throw waitsNoMore()
    return found
  }

  /** Why something cannot be decided that waited when the moderator looked. */
  const tooLate = async (tx: Db, { type, itemId }: Item, by: Person) => {
    const last = await findLastDecision(tx, type, itemId)
    if (!last) return waitsNoMore()
    const who = last.moderatorId === by.id ? 'You' : (last.handle ?? 'Somebody')
    const when = agoInWords(clock().getTime() - last.decidedAt.getTime())
    return new Refusal(409, `${who} ${last.outcome} this ${when}`, { code: 'already-decided' })
  }

  const audit = (tx: Db, by: Person, action: string, { type, itemId }: Item, details: object) =>
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

  const waiting = async (tx: Db, { type, itemId }: Item): Promise<{ item: PendingItem }> => {
    const item = await reviewableOf(type).preview(tx, itemId)
    if (!item) throw waitsNoMore()
    return { item }
  }

  return {
    /** A page of what waits, oldest first over all kinds, and how much of each kind there is. */
    pending: async ({
      cursor,
      limit,
      type,
    }: {
      cursor?: string | undefined
      limit: number
      type?: PendingType | undefined
    }): Promise<Page> => {
      const place = fromCursor(Place, cursor)
      const after = place && { at: new Date(place.at), id: place.id }
      const asked = reviewables.filter((each) => type === undefined || each.type === type)
      const [found, counted] = await Promise.all([
        Promise.all(asked.map(({ list }) => list(db, after, limit + 1))),
        Promise.all(reviewables.map(async (each) => [each.type, await each.count(db)] as const)),
      ])
      const rows = found.flat().sort(byAge)
      const items = rows.slice(0, limit)
      const last = items.at(-1)
      const counts = Object.fromEntries(counted) as Counts
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
    preview: async ({ type, itemId }: Item): Promise<PendingPreview> => {
      const found = await reviewableOf(type).preview(db, itemId)
      if (!found) throw waitsNoMore()
      const { authorId, ...item } = found
      const kind = type === 'flags' ? 'flags' : 'contributions'
      const author = authorId === null ? undefined : await findRecord(db, authorId, kind)
      return { ...item, author: author ?? null }
    },

    /** Decides once, however many moderators do at the same moment: the others are told who was first. */
    decide: async (
      item: Item,
      { outcome, reason, seen }: Pick<Verdict, 'outcome' | 'reason' | 'seen'>,
      by: Person,
    ): Promise<{ decisionId: string; undoUntil: string }> =>
      db.transaction(async (tx) => {
        const { type, itemId } = item
        const at = clock()
        const decided = await reviewableOf(type).decide(tx, itemId, { outcome, reason, seen, by, at })
        if (!decided) throw await tooLate(tx, item, by)
        const decisionId = newId()
        const row = { id: decisionId, type, itemId, outcome, reason, moderatorId: by.id, decidedAt: at }
        await insertDecision(tx, { ...row, ...decided })
        await tellLater(tx, jobs, decisionId)
        await audit(tx, by, outcome, item, { decisionId, title: decided.title, reason })
        return {
          decisionId,
          undoUntil: new Date(at.getTime() + moderationLimits.undo).toISOString(),
        }
      }),

    /** Takes back what the same moderator decided, as long as its author was not told. Twice is as good as once. */
    undo: async (decisionId: string, by: Person): Promise<{ item: PendingItem }> =>
      db.transaction(async (tx) => {
        const decision = await lockDecision(tx, decisionId)
        if (!decision) throw new Refusal(404, 'There is no such decision')
        if (decision.moderatorId !== by.id)
          throw new Refusal(403, 'Only the moderator who decided can take it back')
        const { id, itemId, outcome, before } = decision
        const item = { type: decision.type as PendingType, itemId }
        if (decision.undoneAt) return waiting(tx, item)
        if (decision.toldAt || isTooOld(decision))
          throw new Refusal(409, 'It is too late to take this back: its author was told', {
            code: 'too-late',
          })
        const at = clock()
        if (!(await reviewableOf(item.type).revert(tx, itemId, { before, outcome, by, at })))
          throw new Refusal(409, 'Somebody changed it since, so it cannot be taken back', {
            code: 'changed-since',
          })
        await markUndone(tx, id, at)
        await audit(tx, by, 'undo', item, { decisionId })
        return waiting(tx, item)
      }),
  }
}
export type Moderation = ReturnType<typeof moderationService>
