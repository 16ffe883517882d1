import { tripAdviceLimits } from '@soundings/contract/trip-advice-fields'
import type { TripPlace } from './trip-place.ts'
import { type JudgedPlace, judgePlace, type TripAsked, warmEnough } from './trip-scores.ts'
import { celsiusOf, type MonthsWater } from './trip-water.ts'

/** What may be left out where no place has all of it, the first one first. */
const lenient = ['preferences', 'animals', 'warmth'] as const
export type LeftOut = (typeof lenient)[number]

const [preferences, animals, warmth] = lenient
/** As little as possible is left out. */
const waysOut: readonly (readonly LeftOut[])[] = [
  [],
  [preferences],
  [animals],
  [warmth],
  [preferences, animals],
  [preferences, warmth],
  [animals, warmth],
  [...lenient],
]

const warmthOf = (water: MonthsWater): number => water.waterTemp?.high ?? celsiusOf(water).celsius

const isWarm = (water: MonthsWater, minTemp: number): boolean => warmthOf(water) + warmEnough >= minTemp

/** Whether a judged place has what cannot be bargained about, but for what is left out. */
const has = (judged: JudgedPlace, asked: TripAsked, leftOut: readonly LeftOut[]): boolean => {
  const { place, water, animal } = judged
  const { preferences, species, minTemp } = asked
  const counts = (what: LeftOut) => !leftOut.includes(what)
  if (
    counts('preferences') &&
    preferences.length > 0 &&
    preferences.every((one) => place.preferences[one] === 0)
  )
    return false
  if (counts('animals') && species.length > 0 && animal === null) return false
  return !(counts('warmth') && minTemp !== null && !isWarm(water, minTemp))
}

const byScore = (one: JudgedPlace, other: JudgedPlace): number =>
  other.score - one.score ||
  other.place.sites - one.place.sites ||
  (one.place.id < other.place.id ? -1 : one.place.id > other.place.id ? 1 : 0)

/** So many of one country come before the other countries had their turn. */
const ofOneCountry = 3

/** The first ones, few of one country as long as others are left; in the order of their scores. */
const spread = (ranked: readonly JudgedPlace[], most: number): JudgedPlace[] => {
  const counts = new Map<string, number>()
  const first: JudgedPlace[] = []
  const rest: JudgedPlace[] = []
  for (const each of ranked) {
    const country = each.place.country ?? each.place.name
    const count = counts.get(country) ?? 0
    counts.set(country, count + 1)
    ;(count < ofOneCountry ? first : rest).push(each)
  }
  return [...first.slice(0, most), ...rest.slice(0, Math.max(0, most - first.length))].sort(byScore)
}

export type Ranked = { items: JudgedPlace[]; leftOut: readonly LeftOut[] }

/**
 * The places for what somebody wants, best first, and what had to be left out as no place has it. Never one with fewer
 * than three sites that are not closed, or with none for the level and the depth. `isWorld`: few are of one country.
 */
export const rankPlaces = (
  places: readonly TripPlace[],
  asked: TripAsked,
  { isWorld, most = tripAdviceLimits.recommendations }: { isWorld: boolean; most?: number },
): Ranked => {
  const possible = places
    .filter(({ sites }) => sites >= tripAdviceLimits.fewestSites)
    .map((place) => judgePlace(place, asked))
    .filter(({ fits }) => fits.both > 0)
  for (const leftOut of waysOut) {
    const found = possible.filter((judged) => has(judged, asked, leftOut)).sort(byScore)
    if (found.length > 0) return { items: isWorld ? spread(found, most) : found.slice(0, most), leftOut }
  }
  return { items: [], leftOut: [] }
}
