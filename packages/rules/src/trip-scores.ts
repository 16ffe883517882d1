import type { TripWishes } from '@soundings/contract/trip-advice'
import type { TripPreference } from '@soundings/contract/trips-fields'
import { fitsOf, type PlaceFits } from './trip-fits.ts'
import type { TripPlace } from './trip-place.ts'
import { celsiusOf, type MonthsWater, waterOf } from './trip-water.ts'

/** What somebody wants of a trip. `species` are ids, any of which will do; `days` is how long they go. */
export type TripAsked = Pick<TripWishes, 'level' | 'maxDepth' | 'minTemp' | 'budget'> & {
  months: readonly number[]
  preferences: readonly TripPreference[]
  species: readonly string[]
  days: number
}

/** The animal of those asked for that is most often reported at a place, or else listed at most sites; null where none is. */
export type Sighting = { species: string; sites: number; reports: number }

/** A place held against what somebody wants; `score` from 0 to 1. */
export type JudgedPlace = {
  place: TripPlace
  score: number
  fits: PlaceFits
  water: MonthsWater
  animal: Sighting | null
  /** What the days of the trip cost, as members spend there. */
  cost: number | null
}

const weights = {
  season: 3,
  warmth: 2,
  sight: 1,
  rating: 2,
  fits: 3,
  preferences: 4,
  animals: 4,
  budget: 2,
  evidence: 1,
  offer: 1,
} as const

/** From here on there is nothing more to gain: sites, reports, metres of visibility. */
const full = { fitting: 12, preferred: 8, offer: 100, evidence: 200, sight: 30 } as const
/** What a value that nobody knows counts as. */
const unknown = { season: 0.5, sight: 0.4, budget: 0.5 } as const
/** Few ratings are drawn towards this one, as if so many sites had it. */
const usual = { rating: 3.5, sites: 3 } as const
/** So much colder than asked for, in degrees, water is still warm enough: nobody feels it. */
export const warmEnough = 0.5
/** So much colder still it counts for something. */
const chill = 3

const between = (value: number): number => Math.min(1, Math.max(0, value))
const grown = (count: number, most: number): number => between(Math.log2(1 + count) / Math.log2(1 + most))

const reportedIn = (reports: readonly number[], months: readonly number[]): number =>
  reports.reduce((sum, each, at) => sum + (months.length === 0 || months.includes(at + 1) ? each : 0), 0)

/** Of some species the one that is best known at a place in these months, over the year where there are none. */
export const sightingOf = (
  { animals }: Pick<TripPlace, 'animals'>,
  species: readonly string[],
  months: readonly number[],
): Sighting | null => {
  let best: Sighting | null = null
  for (const id of species) {
    const known = animals.get(id)
    if (!known) continue
    const found = { species: id, sites: known.sites, reports: reportedIn(known.reports, months) }
    const isBetter =
      best === null ||
      found.reports > best.reports ||
      (found.reports === best.reports && found.sites > best.sites)
    if (isBetter && found.reports + found.sites > 0) best = found
  }
  return best
}

const seasonScore = ({ bestMonths }: TripPlace, months: readonly number[]): number => {
  if (bestMonths.length === 0) return unknown.season
  return months.filter((month) => bestMonths.includes(month)).length / months.length
}

const ratingScore = ({ rating, rated }: TripPlace): number => {
  const drawn = ((rating ?? 0) * rated + usual.rating * usual.sites) / (rated + usual.sites)
  return between((drawn - 1) / 4)
}

/** That every preference is met at all counts as well as at how many sites. */
const preferenceScore = ({ preferences, sites }: TripPlace, asked: readonly TripPreference[]): number => {
  const each = asked.map(
    (one) => 0.6 * grown(preferences[one], full.preferred) + (0.4 * preferences[one]) / sites,
  )
  const met = asked.filter((one) => preferences[one] > 0).length
  return (0.6 * each.reduce((sum, one) => sum + one, 0) + 0.4 * met) / asked.length
}

const animalScore = (animal: Sighting | null, place: TripPlace, told: number): number => {
  if (animal === null) return 0
  const listed = 0.5 * grown(animal.sites, full.preferred) + (0.5 * animal.sites) / place.sites
  const seen = told === 0 ? 0 : animal.reports / told
  return 0.5 * between(listed) + 0.5 * between(2 * seen)
}

/** Holds one place against what is wanted. The weights of what nobody asked about do not count. */
export const judgePlace = (place: TripPlace, asked: TripAsked): JudgedPlace => {
  const { months, level, maxDepth, minTemp, preferences, species, budget, days } = asked
  const fits = fitsOf(place, asked)
  const water = waterOf(place, months)
  const animal = sightingOf(place, species, months)
  const cost = place.perDay === null ? null : place.perDay * days
  const parts: [keyof typeof weights, number][] = [
    ['rating', ratingScore(place)],
    ['evidence', grown(water.reports, full.evidence)],
    ['offer', grown(fits.both, full.offer)],
    ['sight', water.visibility ? between(water.visibility.median / full.sight) : unknown.sight],
  ]
  if (months.length > 0) parts.push(['season', seasonScore(place, months)])
  if (minTemp !== null)
    parts.push(['warmth', between(1 - (minTemp - celsiusOf(water).celsius - warmEnough) / chill)])
  if (level !== null || maxDepth !== null)
    parts.push(['fits', 0.5 * grown(fits.both, full.fitting) + (0.5 * fits.both) / place.sites])
  if (preferences.length > 0) parts.push(['preferences', preferenceScore(place, preferences)])
  if (species.length > 0) parts.push(['animals', animalScore(animal, place, water.reports)])
  if (budget !== null)
    parts.push(['budget', cost === null ? unknown.budget : between(2 - cost / Math.max(1, budget))])
  const [sum, weight] = parts.reduce(
    ([sum, weight], [part, value]) => [sum + weights[part] * value, weight + weights[part]] as const,
    [0, 0] as readonly [number, number],
  )
  return { place, score: sum / weight, fits, water, animal, cost }
}
