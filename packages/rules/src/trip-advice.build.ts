import { difficulties, siteCategories } from '@soundings/contract/site-fields'
import { tripPreferences } from '@soundings/contract/trips-fields'
import { type Counts, digestOf, type Months, reportsByMonth } from './digest.ts'
import { type TripPlace, type TripPlaceName, tripPlaceOf } from './trip-place.ts'
import type { TripAsked } from './trip-scores.ts'
import type { TripSite } from './trip-site.ts'

/** A site of which nothing is known but what is said here. */
export const buildTripSite = (known: Partial<TripSite> = {}): TripSite => ({
  maxDepth: null,
  difficulty: null,
  category: null,
  types: [],
  hazards: [],
  rating: null,
  access: null,
  bestMonths: [],
  animals: [],
  isForNight: false,
  isForPhotos: false,
  ...known,
})

export const sitesOf = (count: number, known: Partial<TripSite> = {}): TripSite[] =>
  Array.from({ length: count }, () => buildTripSite(known))

/** The counts of so many reports of a month that all say the same; without a temperature they say nothing of the water. */
export const countsOf = (reports: number, celsius?: number, metres = 20, more: Counts = {}): Counts => ({
  n: reports,
  'r:4': reports,
  ...(celsius === undefined ? {} : { [`t:${celsius}`]: reports, [`v:${metres}`]: reports }),
  ...more,
})

const nowhere = { bounds: [0, 0, 1, 1], coordinates: [0.5, 0.5] } satisfies Partial<TripPlaceName>

type Known = Partial<TripPlaceName> & { months?: Months; likely?: number; perDay?: number | null }

/** A region of a country that is named by its id, `egypt/red sea`, with these sites and reports. */
export const buildTripPlace = (
  id: string,
  sites: readonly TripSite[],
  { months = {}, likely = 24, perDay = null, ...name }: Known = {},
): TripPlace => {
  const [country = id, region] = id.split('/')
  const animals = new Map<string, number[]>()
  for (const [month, counts] of Object.entries(months))
    for (const [mark, count] of Object.entries(counts))
      if (mark.startsWith('s:')) {
        const told = animals.get(mark.slice(2)) ?? Array.from({ length: 12 }, () => 0)
        told[Number(month) - 1] = count
        animals.set(mark.slice(2), told)
      }
  return tripPlaceOf(
    {
      id,
      kind: region === undefined ? 'country' : 'region',
      name: region ?? country,
      region: null,
      country: region === undefined ? null : country,
      ...nowhere,
      ...name,
    },
    sites,
    { digest: digestOf(months, null), byMonth: reportsByMonth(months), animals },
    { likely: Array.from({ length: 12 }, () => likely), perDay },
  )
}

/** Somebody who wants nothing in particular for a week. */
export const buildAsked = (known: Partial<TripAsked> = {}): TripAsked => ({
  months: [],
  level: null,
  maxDepth: null,
  minTemp: null,
  preferences: [],
  species: [],
  budget: null,
  days: 7,
  ...known,
})

/** The same walk through the same numbers each time; whole ones from 0 to below `below`. */
export const numbersFrom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % below
  }
}

type Numbers = ReturnType<typeof numbersFrom>

const oneOf = <Value>(number: Numbers, values: readonly Value[]): Value =>
  values[number(values.length)] as Value
const someOf = <Value>(number: Numbers, values: readonly Value[]): Value[] =>
  values.filter(() => number(3) === 0)

const randomSite = (number: Numbers): TripSite =>
  buildTripSite({
    maxDepth: number(5) === 0 ? null : 3 + number(70),
    difficulty: number(3) === 0 ? null : oneOf(number, difficulties),
    category: oneOf(number, siteCategories),
    rating: number(2) === 0 ? null : 1 + number(5),
    access: oneOf(number, [null, 'open', 'restricted', 'closed'] as const),
    bestMonths: number(2) === 0 ? [] : [1 + number(12), 1 + number(12)],
    animals: someOf(number, ['whale-shark', 'manta-ray', 'green-turtle']),
    isForNight: number(4) === 0,
    isForPhotos: number(4) === 0,
  })

/** Places and wishes as they may come, always the same for a number. */
export const randomTrips = (seed: number): { places: TripPlace[]; asked: TripAsked } => {
  const number = numbersFrom(seed)
  const places = Array.from({ length: 1 + number(30) }, (_, at) =>
    buildTripPlace(
      `country ${number(6)}/region ${at}`,
      Array.from({ length: number(14) }, () => randomSite(number)),
      {
        likely: number(30),
        perDay: number(2) === 0 ? null : 40 + number(200),
        months: Object.fromEntries(
          someOf(number, [1, 2, 3, 4, 5, 6]).map((month) => [
            month,
            countsOf(1 + number(40), number(30), 3 + number(30), { 's:whale-shark': number(5) }),
          ]),
        ),
      },
    ),
  )
  const asked = buildAsked({
    months: someOf(number, [1, 2, 3, 4, 5, 6]),
    level: number(2) === 0 ? null : oneOf(number, difficulties),
    maxDepth: number(2) === 0 ? null : 1 + number(60),
    minTemp: number(3) === 0 ? number(30) : null,
    preferences: someOf(number, tripPreferences),
    species: number(3) === 0 ? ['whale-shark'] : [],
    budget: number(2) === 0 ? null : number(3_000),
    days: 1 + number(20),
  })
  return { places, asked }
}
