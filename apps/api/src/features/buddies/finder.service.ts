import {
  type BuddyAdForm,
  type BuddyInterest,
  type BuddyMatch,
  buddyTexts,
  type FinderGate,
  type OwnAd,
} from '@soundings/contract/buddies'
import type { Coordinates } from '@soundings/contract/common'
import { relationsLimits } from '@soundings/contract/relations-fields'
import type { Difficulty } from '@soundings/contract/sites'
import { buddyState } from '@soundings/rules/buddies'
import { cellOf, matchOf } from '@soundings/rules/buddy-match'
import { formatPosition } from '@soundings/rules/geo'
import { z } from 'zod'
import type { AppFacts } from '#extension-points/feature.ts'
import { meetPeople } from '#features/people/index.ts'
import type { Standings } from '#features/standing/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import { type AdRow, deleteAd, findAd, findAdmission, findAds, nameArea, saveAd } from './ads.repo.ts'
import { findPairsWith } from './pairs.repo.ts'

const hour = 3_600_000
/** So long somebody is here before they are in the finder. */
const usualWait = 24 * hour
/** A day has ended everywhere on Earth so long after it has in UTC. */
const lastZone = 12 * hour

const gateTexts: Record<Exclude<FinderGate, 'no-ad'>, string> = {
  'too-new': 'The buddy finder is open to you 24 hours after you signed up.',
  'no-certificate': 'Add a certification first, so that others know what you’re trained for.',
  junior: 'The buddy finder is for adults.',
  silenced: 'You can’t use the buddy finder right now.',
}

const Place = z.object({ from: z.int().min(0).max(100_000) })

export type Search = {
  from?: string | undefined
  to?: string | undefined
  near?: Coordinates | undefined
  radius?: number | undefined
  level?: Difficulty | undefined
  interests?: BuddyInterest[] | undefined
  languages?: string[] | undefined
  cursor?: string | undefined
  limit: number
}

/** Whether an ad says what a search asks for. Who says nothing of a level dives with any. */
const isAsked = ({ level, interests, languages }: Omit<Search, 'cursor' | 'limit'>, ad: AdRow): boolean =>
  (level === undefined || ad.level === level || ad.level === null) &&
  (interests === undefined || interests.some((each) => ad.interests.includes(each))) &&
  (languages === undefined || languages.some((each) => ad.languages.includes(each)))

type Page = { items: BuddyMatch[]; nextCursor: string | null; total: number; gate: FinderGate | null }

/** The days that are asked for, or those of one’s own ad: one that is asked alone moves the other as far as need be. */
const daysOf = ({ from, to }: Pick<Search, 'from' | 'to'>, ad: AdRow) => ({
  from: from ?? (to !== undefined && to < ad.from ? to : ad.from),
  to: to ?? (from !== undefined && from > ad.to ? from : ad.to),
})

/** Who looks for a buddy, and where about. Who has no ad sees none. */
export const finderService = ({
  db,
  clock,
  standings,
  newMembers,
}: Pick<Dependencies, 'db' | 'clock'> &
  Pick<AppFacts, 'newMembers'> & { standings: Pick<Standings, 'badgesOf'> }) => {
  /** A closed club knows whom it let in. */
  const wait = newMembers === 'trusted' ? 0 : usualWait
  const today = () => new Date(clock().getTime() - lastZone).toISOString().slice(0, 10)

  const gateOf = async (userId: string): Promise<Exclude<FinderGate, 'no-ad'> | null> => {
    const admission = await findAdmission(db, userId, clock())
    if (!admission || admission.isHeld) return 'silenced'
    if (admission.isJunior) return 'junior'
    if (clock().getTime() - admission.createdAt.getTime() < wait) return 'too-new'
    return admission.isCertified ? null : 'no-certificate'
  }

  const toOwn = ({ userId: _, cell: _c, ...ad }: AdRow) => ad

  const own = async (userId: string): Promise<OwnAd> => {
    const [ad, gate] = await Promise.all([findAd(db, userId, today()), gateOf(userId)])
    return { ad: ad ? toOwn(ad) : null, gate: gate ?? (ad ? null : 'no-ad') }
  }

  const areaOf = async (cell: Coordinates) =>
    ((await nameArea(db, cell)) ?? formatPosition(cell)).slice(0, relationsLimits.area)

  const asMatch = async (
    readerId: string,
    found: { ad: AdRow; reasons: string[]; band: string }[],
  ): Promise<BuddyMatch[]> => {
    const ids = found.map(({ ad }) => ad.userId)
    const [met, pairs, badges] = await Promise.all([
      meetPeople(db, readerId, ids),
      findPairsWith(db, readerId, ids),
      standings.badgesOf(ids),
    ])
    const now = clock()
    return found.flatMap(({ ad, reasons, band }) => {
      const { userId, radius: _, ...told } = ad
      const person = met.get(userId)?.person
      const pair = pairs.find(({ lowId, highId }) => lowId === userId || highId === userId)
      if (!person) return []
      const buddy = buddyState(pair, readerId, now)
      return [{ ...person, ...told, reasons, band, buddy, badge: badges.get(userId) ?? null }]
    })
  }

  return {
    own,

    put: async (userId: string, { coordinates, ...form }: BuddyAdForm): Promise<OwnAd> => {
      const gate = await gateOf(userId)
      if (gate) throw new HttpError(403, gateTexts[gate], { code: gate })
      if (form.to < today()) throw new HttpError(400, buddyTexts.past, { field: 'to' })
      const before = await findAd(db, userId, today())
      const cell = coordinates ? cellOf(coordinates) : before?.cell
      if (!cell) throw new HttpError(400, buddyTexts.place, { field: 'coordinates' })
      const isSame = before?.cell.join() === cell.join()
      const area = before && isSame ? before.area : await areaOf(cell)
      const unique = <T>(items: T[]) => [...new Set(items)]
      const ad = { ...form, interests: unique(form.interests), languages: unique(form.languages) }
      await saveAd(db, { ...ad, note: form.note || null, userId, cell, area }, clock())
      return own(userId)
    },

    remove: async (userId: string): Promise<OwnAd> => {
      await deleteAd(db, userId)
      return own(userId)
    },

    find: async (userId: string, { cursor, limit, ...search }: Search): Promise<Page> => {
      const start = fromCursor(Place, cursor)?.from ?? 0
      const nothing = { items: [], nextCursor: null, total: 0 }
      const [ad, gate] = await Promise.all([findAd(db, userId, today()), gateOf(userId)])
      if (gate || !ad) return { ...nothing, gate: gate ?? 'no-ad' }
      const wanted = {
        ...ad,
        ...daysOf(search, ad),
        cell: search.near ? cellOf(search.near) : ad.cell,
        radius: search.radius ?? ad.radius,
      }
      const now = clock()
      const around = { ...wanted, today: today(), now, cameBefore: new Date(now.getTime() - wait) }
      const ads = await findAds(db, userId, around, relationsLimits.radiusKm.max)
      const matches = ads
        .filter((each) => isAsked(search, each))
        .flatMap((each) => {
          const match = matchOf(wanted, each)
          return match ? [{ ad: each, ...match }] : []
        })
        .sort((one, other) => other.score - one.score || (one.ad.userId < other.ad.userId ? -1 : 1))
      const shown = matches.slice(start, start + limit)
      return {
        items: await asMatch(userId, shown),
        nextCursor: start + limit < matches.length ? toCursor({ from: start + limit }) : null,
        total: matches.length,
        gate: null,
      }
    },
  }
}
export type Finder = ReturnType<typeof finderService>
