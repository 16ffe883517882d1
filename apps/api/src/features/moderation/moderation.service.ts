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
import { type Db, inTransaction } from '#db/client.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import { fromCursor, toCursor } from '#src/paging.ts'
import type { Person } from '#src/person.ts'
import { Refusal } from '#src/refusal.ts'
import type { Deed, Reviewable, Verdict } from '#src/reviewable.ts'
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

  const inWords = ({ by, handle, at, what }: Omit<Deed, 'isEnd'>, reader: Person) => {
    const who = by === reader.id ? 'You' : (handle ?? 'Somebody')
    return `${who} ${what} ${agoInWords(clock().getTime() - at.getTime())}`
  }

  /** Why something cannot be decided that waited when the moderator looked. */
  const tooLate = async (tx: Db, { type, itemId }: Item, by: Person) => {
    const last = await findLastDecision(tx, type, itemId)
    const deed = await reviewableOf(type).lastDeed?.(tx, itemId)
    if (deed?.isEnd && (!last || deed.at > last.decidedAt))
      return new Refusal(409, inWords(deed, by), { code: 'already-decided' })
    if (!last) return waitsNoMore()
    const { moderatorId, handle, decidedAt: at, outcome } = last
    const decided = inWords({ by: moderatorId, handle, at, what: `${outcome} this` }, by)
    return new Refusal(409, decided, { code: 'already-decided' })
  }

  /** Why a decision cannot be taken back although nobody was told of it. */
  const changedSince = async (tx: Db, { type, itemId, decidedAt }: Decision, by: Person) => {
    const deed = await reviewableOf(type).lastDeed?.(tx, itemId)
    const what = deed && deed.at > decidedAt ? inWords(deed, by) : 'Somebody changed it since'
    return new Refusal(409, `${what}, so it cannot be taken back`, { code: 'changed-since' })
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
    preview: async ({ type, itemId }: Item, by: Person): Promise<PendingPreview> => {
      const found = await reviewableOf(type).preview(db, itemId)
      if (!found) throw await tooLate(db, { type, itemId }, by)
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
      inTransaction(db, async (tx) => {
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
      inTransaction(db, async (tx) => {
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
          throw await changedSince(tx, decision, by)
        await markUndone(tx, id, at)
        await audit(tx, by, 'undo', item, { decisionId })
        return waiting(tx, item)
      }),
  }
}
export type Moderation = ReturnType<typeof moderationService>
