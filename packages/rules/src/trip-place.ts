import type { Coordinates } from '@soundings/contract/common'
import type { Bounds, PlaceKind } from '@soundings/contract/places'
import type { Digest, Spread } from '@soundings/contract/reports'
import type { Difficulty, Hazard, SiteCategory } from '@soundings/contract/site-fields'
import { type TripPreference, tripPreferences } from '@soundings/contract/trips-fields'
import { isForLevel, meetsPreference, type TripSite } from './trip-site.ts'

/** What divers report of a place in one month. Temperatures in degrees Celsius, visibility in metres. */
export type TripMonth = { reports: number; visibility: Spread | null; waterTemp: Spread | null }

export type TripPlaceName = {
  id: string
  kind: PlaceKind
  name: string
  region: string | null
  country: string | null
  bounds: Bounds
  coordinates: Coordinates
}

/** A place with all that its sites and the reports about them say together. Closed sites count for nothing. */
export type TripPlace = TripPlaceName & {
  sites: number
  restricted: number
  rating: number | null
  rated: number
  /** Depths in metres of the sites that divers of a level are up to, and of all of them; the shallowest first. */
  depths: Record<Difficulty | 'any', Float32Array>
  /** How many sites divers of a level are up to of which nobody says how deep they are. */
  unknownDepths: Record<Difficulty, number>
  preferences: Record<TripPreference, number>
  categories: ReadonlyMap<SiteCategory, number>
  hazards: ReadonlyMap<Hazard, number>
  /** January first. */
  months: readonly TripMonth[]
  reports: number
  /** What the temperature of the water is likely to be where nobody measured, January first. */
  likely: readonly number[]
  bestMonths: readonly number[]
  bestMonthsFrom: 'reports' | 'sites' | null
  /** By species: at how many sites it is listed, and how many reports name it in each month. */
  animals: ReadonlyMap<string, { sites: number; reports: readonly number[] }>
  /** What members spend there in US dollars, one person a day; null where too few say so. */
  perDay: number | null
}

const isKnown = <Value>(value: Value | null): value is Value => value !== null

const depthsOf = (sites: readonly TripSite[]): Float32Array =>
  Float32Array.from(sites.map(({ maxDepth }) => maxDepth).filter(isKnown)).sort()

/** How often the sites name each value; the one named most often first. */
const counted = <Value>(
  sites: readonly TripSite[],
  valuesOf: (site: TripSite) => Iterable<Value>,
): Map<Value, number> => {
  const counts = new Map<Value, number>()
  for (const site of sites)
    for (const value of valuesOf(site)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return new Map([...counts].sort(([, one], [, other]) => other - one))
}

const byLevel = <Value>(of: (level: Difficulty) => Value): Record<Difficulty, Value> => ({
  beginner: of('beginner'),
  intermediate: of('intermediate'),
  advanced: of('advanced'),
  technical: of('technical'),
})

/** The months that at least half of the sites which name any call good. */
const monthsListed = (sites: readonly TripSite[]): number[] => {
  const telling = sites.filter(({ bestMonths }) => bestMonths.length > 0)
  const counts = counted(telling, ({ bestMonths }) => bestMonths)
  return [...counts]
    .flatMap(([month, count]) => (count * 2 >= telling.length ? month : []))
    .sort((one, other) => one - other)
}

const nothingReported: TripMonth = { reports: 0, visibility: null, waterTemp: null }

export type Reported = {
  digest: Digest | null
  /** How many reports there are of each month, January first, also where they are too few for a digest. */
  byMonth: readonly number[]
  /** How many reports name a species in each month. */
  animals: ReadonlyMap<string, readonly number[]>
}

const animalsOf = (sites: readonly TripSite[], reported: Reported['animals']): TripPlace['animals'] => {
  const listed = counted(sites, ({ animals }) => animals)
  const none = Array.from({ length: 12 }, () => 0)
  return new Map(
    [...new Set([...listed.keys(), ...reported.keys()])].map((id) => [
      id,
      { sites: listed.get(id) ?? 0, reports: reported.get(id) ?? none },
    ]),
  )
}

/** What the sites of a place and the reports about them say together. */
export const tripPlaceOf = (
  name: TripPlaceName,
  all: readonly TripSite[],
  { digest, byMonth, animals }: Reported,
  { likely, perDay }: Pick<TripPlace, 'likely' | 'perDay'>,
): TripPlace => {
  const sites = all.filter(({ access }) => access !== 'closed')
  const ratings = sites.map(({ rating }) => rating).filter(isKnown)
  const upTo = byLevel((level) => sites.filter((site) => isForLevel(site, level)))
  const reportedBest = digest?.bestMonths ?? []
  const listedBest = monthsListed(sites)
  const told = new Map((digest?.months ?? []).map((month) => [month.month, month]))
  return {
    ...name,
    sites: sites.length,
    restricted: sites.filter(({ access }) => access === 'restricted').length,
    rating: ratings.length === 0 ? null : ratings.reduce((sum, one) => sum + one, 0) / ratings.length,
    rated: ratings.length,
    depths: { ...byLevel((level) => depthsOf(upTo[level])), any: depthsOf(sites) },
    unknownDepths: byLevel((level) => upTo[level].filter(({ maxDepth }) => maxDepth === null).length),
    preferences: Object.fromEntries(
      tripPreferences.map((each) => [each, sites.filter((site) => meetsPreference(site, each)).length]),
    ) as Record<TripPreference, number>,
    categories: counted(sites, ({ category }) => (category === null ? [] : [category])),
    hazards: counted(sites, ({ hazards }) => hazards),
    months: byMonth.map((reports, at) => ({ ...nothingReported, ...told.get(at + 1), reports })),
    reports: byMonth.reduce((sum, each) => sum + each, 0),
    likely,
    bestMonths: reportedBest.length > 0 ? reportedBest : listedBest,
    bestMonthsFrom: reportedBest.length > 0 ? 'reports' : listedBest.length > 0 ? 'sites' : null,
    animals: animalsOf(sites, animals),
    perDay,
  }
}
