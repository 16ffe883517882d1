import type { AskedDives, Dive, DiveFilter, DiveSort } from '@soundings/contract/dive-log'
import { gasKindsOf } from './dive-gas.ts'
import { countryIn, foldedName, searchedIn } from './dive-log.ts'

/** So many words of a search are looked for. */
const mostWords = 10

/** What a filter asks for. */
export const askedOf = ({ q = '', buddy, tag, site, country, trip, ...filter }: DiveFilter): AskedDives => ({
  ...filter,
  buddy: buddy && foldedName(buddy),
  tag: tag && foldedName(tag),
  site: site && foldedName(site),
  country: country && foldedName(country),
  trip: trip && foldedName(trip),
  words: foldedName(q).split(/\s+/).filter(Boolean).slice(0, mostWords),
})

const wordsIn = ({ trip, ...dive }: Dive): string => searchedIn({ ...dive, trip: trip?.name ?? null })

const isOne = (asked: string | undefined, names: readonly string[]): boolean =>
  asked === undefined || names.some((name) => foldedName(name) === asked)

const isAs = (asked: boolean | undefined, is: boolean): boolean => asked === undefined || asked === is

/** Whether a filter lets a dive through: as the server finds, for what is kept on a device. */
export const isAsked = (dive: Dive, asked: AskedDives): boolean => {
  const { maxDepth, conditions, cylinders, photos, outline, trip } = dive
  const words = asked.words.length === 0 ? '' : wordsIn(dive)
  return (
    asked.words.every((word) => words.includes(word)) &&
    (asked.year === undefined || Number(dive.date.slice(0, 4)) === asked.year) &&
    (asked.site === dive.diveSiteId || isOne(asked.site, [dive.siteName])) &&
    isOne(asked.country, [countryIn(dive.location)]) &&
    isOne(asked.buddy, [...dive.buddies, ...dive.divemasters]) &&
    isOne(asked.tag, dive.tags) &&
    isOne(asked.trip, trip === null ? [] : [trip.name]) &&
    (asked.condition === undefined || conditions.includes(asked.condition)) &&
    (asked.gas === undefined || gasKindsOf(cylinders).includes(asked.gas)) &&
    (asked.minDepth === undefined || (maxDepth !== null && maxDepth >= asked.minDepth)) &&
    (asked.maxDepth === undefined || (maxDepth !== null && maxDepth <= asked.maxDepth)) &&
    isAs(asked.hasPhotos, photos.length > 0) &&
    isAs(asked.hasProfile, outline !== null)
  )
}

const startOf = ({ date, time }: Dive) => `${date} ${time ?? '00:00'}`
const earlier = (one: Dive, other: Dive) => startOf(one).localeCompare(startOf(other))

const orders: Record<DiveSort, (one: Dive, other: Dive) => number> = {
  newest: (one, other) => earlier(other, one),
  oldest: earlier,
  deepest: (one, other) => (other.maxDepth ?? -1) - (one.maxDepth ?? -1),
  longest: (one, other) => (other.durationSeconds ?? -1) - (one.durationSeconds ?? -1),
}

/** The dives that a filter lets through, in order. */
export const askedDives = (dives: readonly Dive[], filter: DiveFilter, sort: DiveSort = 'newest'): Dive[] => {
  const asked = askedOf(filter)
  return dives.filter((dive) => isAsked(dive, asked)).toSorted(orders[sort])
}
