import type { BuddyState, Relationship } from '@soundings/contract/blocks'
import type { BuddyLine, BuddyList } from '@soundings/contract/buddies'
import { Uuid } from '@soundings/contract/common'
import { relationsLimits } from '@soundings/contract/relations-fields'
import { buddyState, isDeclined, requestLife } from '@soundings/rules/buddies'
import { longDate, numberText } from '@soundings/rules/phrases'
import { declinesMatter, requestsPausedText, requestsPausedUntil } from '@soundings/rules/request-signals'
import { z } from 'zod'
import { type Db, inTransaction } from '#db/client.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import {
  deletePair,
  findPair,
  heedlessOf,
  isKeptAway,
  lockBoth,
  meetPeople,
  nobodyHere,
  type PairRow,
  relationshipOf,
  savePair,
} from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import { buddyAccepted, buddyRequested } from './buddy-notifications.ts'
import { countPairs, findDeclines, listPairs } from './pairs.repo.ts'

const Place = z.object({ at: z.iso.datetime(), id: Uuid })
const states: Record<BuddyList, BuddyState> = {
  buddies: 'buddies',
  incoming: 'incoming',
  outgoing: 'requested',
}
type Totals = Record<BuddyList, number>
type Page = {
  items: BuddyLine[]
  nextCursor: string | null
  total: number
  totals: Totals
  pausedUntil: string | null
}

const tooMany = () =>
  new HttpError(409, `You can have up to ${numberText(relationsLimits.buddies)} dive buddies`)

const paused = (until: Date, now: Date) => {
  const words = `${longDate(until)}, ${until.toISOString().slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length)} UTC`
  const retryAfter = Math.ceil((until.getTime() - now.getTime()) / 1_000)
  return new HttpError(429, requestsPausedText(words), { code: 'paused', retryAfter })
}

/** Who dives with whom. Both say so; of two who ask each other at once, both have said it. */
export const buddiesService = ({
  db,
  clock,
  notify,
}: Pick<Dependencies, 'db' | 'clock'> & { notify: Notify }) => {
  const relation = (tx: Db, readerId: string, userId: string): Promise<Relationship> =>
    relationshipOf(tx, { readerId, userId, now: clock() })

  const tell = async (
    tx: Db,
    { toId, fromId, words }: { toId: string; fromId: string; words: typeof buddyRequested },
  ) => {
    const heedless = await heedlessOf(tx, toId, [fromId])
    const from = (await meetPeople(tx, toId, [fromId])).get(fromId)
    if (from && !heedless.has(fromId)) await notify(tx, toId, words(from.person.handle))
  }

  const pausedUntil = async (tx: Db, userId: string, now: Date): Promise<Date | null> =>
    requestsPausedUntil(
      { declined: await findDeclines(tx, userId, new Date(now.getTime() - declinesMatter)) },
      now,
    )

  const accept = async (tx: Db, pair: PairRow, meId: string) => {
    const { lowId: _l, highId: _h, ...row } = pair
    const now = clock()
    for (const id of [pair.lowId, pair.highId])
      if ((await countPairs(tx, 'buddies', id, now)) >= relationsLimits.buddies) throw tooMany()
    await savePair(tx, pair.lowId, pair.highId, {
      ...row,
      acceptedAt: now,
      declinedAt: null,
      turnedDownAt: null,
    })
    await tell(tx, { toId: pair.askedBy, fromId: meId, words: buddyAccepted })
  }

  /** Does something with a pair while nobody else changes it. */
  const locked = <T>(
    meId: string,
    otherId: string,
    work: (tx: Db, pair: PairRow | undefined) => Promise<T>,
  ) =>
    inTransaction(db, async (tx) => {
      if (!(await lockBoth(tx, meId, otherId)).has(otherId)) throw nobodyHere()
      return work(tx, await findPair(tx, meId, otherId))
    })

  /** Whether the other asked, and still may be answered: whoever declined may think again. */
  const hasAsked = (pair: PairRow | undefined, otherId: string): boolean =>
    pair?.askedBy === otherId &&
    pair.acceptedAt === null &&
    pair.withdrawnAt === null &&
    clock().getTime() - pair.askedAt.getTime() < requestLife

  return {
    /** `isNew`: a request was sent, whether or not it arrives. */
    ask: (meId: string, otherId: string, note: string | undefined) => {
      if (meId === otherId) throw new HttpError(409, 'You can’t be your own dive buddy')
      return locked(meId, otherId, async (tx, pair) => {
        if (await isKeptAway(tx, meId, otherId))
          throw new HttpError(409, 'You’ve blocked this person. Unblock them first.', { code: 'blocked' })
        const now = clock()
        const state = buddyState(pair, meId, now)
        if (state === 'buddies' || state === 'requested')
          return { relation: await relation(tx, meId, otherId), isNew: false }
        if (pair && hasAsked(pair, otherId)) {
          await accept(tx, pair, meId)
          return { relation: await relation(tx, meId, otherId), isNew: false }
        }
        const until = await pausedUntil(tx, meId, now)
        if (until) throw paused(until, now)
        const met = (await meetPeople(tx, meId, [otherId])).get(otherId)
        const isUnwanted = met === undefined || met.isBlocked || met.privacy.junior
        const wasDeclined = pair?.askedBy === meId && isDeclined(pair, now) ? pair.declinedAt : null
        const declinedAt = wasDeclined ?? (isUnwanted ? now : null)
        const turnedDownAt = pair?.askedBy === meId ? pair.turnedDownAt : null
        const row = { askedBy: meId, note: note || null, askedAt: now, declinedAt, turnedDownAt }
        await savePair(tx, meId, otherId, { ...row, acceptedAt: null, withdrawnAt: null })
        if (!declinedAt) await tell(tx, { toId: otherId, fromId: meId, words: buddyRequested })
        return { relation: await relation(tx, meId, otherId), isNew: true }
      })
    },

    answer: (meId: string, otherId: string, answer: 'accept' | 'decline'): Promise<Relationship> =>
      locked(meId, otherId, async (tx, pair) => {
        const state = buddyState(pair, meId, clock())
        if (pair && state === 'incoming') {
          const { lowId: _l, highId: _h, ...row } = pair
          if (answer === 'accept') await accept(tx, pair, meId)
          else {
            const at = clock()
            await savePair(tx, meId, otherId, { ...row, declinedAt: at, turnedDownAt: at })
          }
        } else if (answer === 'accept' && state !== 'buddies')
          throw new HttpError(404, 'This request is no longer there')
        return relation(tx, meId, otherId)
      }),

    /** Takes back what one asked, or ends being buddies; a request of the other is declined. */
    end: (meId: string, otherId: string): Promise<Relationship> =>
      locked(meId, otherId, async (tx, pair) => {
        const now = clock()
        const state = buddyState(pair, meId, now)
        if (pair && state !== 'none') {
          const { lowId: _l, highId: _h, ...row } = pair
          if (state === 'buddies') await deletePair(tx, meId, otherId)
          else
            await savePair(tx, meId, otherId, {
              ...row,
              ...(state === 'requested' ? { withdrawnAt: now } : { declinedAt: now, turnedDownAt: now }),
            })
        }
        return relation(tx, meId, otherId)
      }),

    mine: async (
      meId: string,
      { list, cursor, limit }: { list: BuddyList; cursor?: string | undefined; limit: number },
    ): Promise<Page> => {
      const now = clock()
      const place = fromCursor(Place, cursor)
      const after = place && { at: new Date(place.at), id: place.id }
      const [found, buddies, incoming, outgoing, until] = await Promise.all([
        listPairs(db, list, meId, { after, limit: limit + 1, now }),
        countPairs(db, 'buddies', meId, now),
        countPairs(db, 'incoming', meId, now),
        countPairs(db, 'outgoing', meId, now),
        pausedUntil(db, meId, now),
      ])
      const totals: Totals = { buddies, incoming, outgoing }
      const shown = found.slice(0, limit)
      const met = await meetPeople(
        db,
        meId,
        shown.map(({ id }) => id),
      )
      const last = shown.at(-1)
      return {
        items: shown.flatMap(({ id, note, since }) => {
          const person = met.get(id)?.person
          const words = list === 'buddies' ? null : note
          return person ? { ...person, state: states[list], note: words, since: since.toISOString() } : []
        }),
        nextCursor:
          found.length > limit && last ? toCursor({ at: last.since.toISOString(), id: last.id }) : null,
        total: totals[list],
        totals,
        pausedUntil: until?.toISOString() ?? null,
      }
    },
  }
}
export type Buddies = ReturnType<typeof buddiesService>
