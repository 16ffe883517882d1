import type { Coordinates } from '@soundings/contract/common'
import type { SearchIntent } from '@soundings/contract/search'
import type {
  Access,
  Difficulty,
  Facility,
  Hazard,
  SiteFacts,
  WaterBodyType,
} from '@soundings/contract/sites'
import { distanceKm } from '@soundings/rules/geo'

export const questionKinds = [
  'constraint',
  'known-item',
  'animals',
  'season',
  'nearby',
  'meaning',
  'follow-up',
  'impossible',
  'off-topic',
  'medical',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** What a site must be, by its own fields; of each list any value will do but for those that say `no`. Metres and kilometres. */
export type Must = {
  country?: readonly string[]
  notCountry?: readonly string[]
  /** Part of the city or the region. */
  place?: string
  notPlace?: readonly string[]
  maxDepth?: number
  minDepth?: number
  level?: readonly Difficulty[]
  /** A category or a dive type; 'reef' is any natural one. */
  kind?: readonly string[]
  notKind?: readonly string[]
  access?: Access
  water?: readonly WaterBodyType[]
  noHazards?: readonly Hazard[]
  /** A site that names no best months is good all year. */
  months?: readonly number[]
  /** Part of some animal's name, or of the description. */
  animal?: readonly string[]
  /** The same of animals that should not be there. */
  notAnimal?: readonly string[]
  /** Sites that are not meant, by their names. */
  notSite?: readonly string[]
  facility?: readonly Facility[]
  near?: { coordinates: Coordinates; km: number }
  /** [west, south, east, north] */
  box?: readonly [number, number, number, number]
}

/** A question as a diver types it, and what is right about the answer. */
export type Question = {
  kind: QuestionKind
  text: string
  /** What was asked before, in the same conversation. */
  before?: readonly string[]
  /** Where the person is. */
  at?: Coordinates
  /** 'find' where it is not said. */
  intent?: SearchIntent
  /** Each of the first ten sites satisfies this. */
  must?: Must
  /** The site that comes first; with its country in brackets where several have the name. */
  site?: string
  /** How well sites answer, 1 to 3, by their names; all others that satisfy `must` answer a little: 1. */
  relevant?: Readonly<Record<string, 1 | 2 | 3>>
  /** No site matches it all: something must be left out, and the answer says what. `must` is what may stay. */
  isRelaxed?: true
}

type Labelled = Pick<
  SiteFacts,
  | 'siteName'
  | 'country'
  | 'region'
  | 'city'
  | 'coordinates'
  | 'maxDepth'
  | 'difficulty'
  | 'access'
  | 'waterBodyType'
  | 'diveSiteCategory'
  | 'diveType'
  | 'hazards'
  | 'facilities'
  | 'marineLife'
  | 'bestMonths'
  | 'description'
>

const holds = (text: string | null, part: string) => (text ?? '').toLowerCase().includes(part.toLowerCase())

const isKind = ({ diveSiteCategory, diveType }: Labelled, kind: string) =>
  diveSiteCategory === kind ||
  diveType.some((type) => type === kind) ||
  (kind === 'reef' && diveSiteCategory?.endsWith('y-reef')) ||
  (kind === 'reef' && diveSiteCategory === 'coral-reef')

const checks: { [Field in keyof Must]-?: (site: Labelled, asked: NonNullable<Must[Field]>) => boolean } = {
  country: ({ country }, names) => country !== null && names.includes(country),
  notCountry: ({ country }, names) => country === null || !names.includes(country),
  notPlace: ({ city, region }, parts) => !parts.some((part) => holds(city, part) || holds(region, part)),
  place: ({ city, region }, part) => holds(city, part) || holds(region, part),
  maxDepth: ({ maxDepth }, max) => maxDepth !== null && maxDepth <= max,
  minDepth: ({ maxDepth }, least) => maxDepth !== null && maxDepth >= least,
  level: ({ difficulty }, levels) => difficulty !== null && levels.includes(difficulty),
  kind: (site, kinds) => kinds.some((kind) => isKind(site, kind)),
  notKind: (site, kinds) => !kinds.some((kind) => isKind(site, kind)),
  access: ({ access }, way) => access === way || access === 'either',
  water: ({ waterBodyType }, waters) => waterBodyType !== null && waters.includes(waterBodyType),
  noHazards: ({ hazards }, avoided) => !avoided.some((hazard) => hazards.includes(hazard)),
  months: ({ bestMonths }, asked) =>
    bestMonths.length === 0 || asked.some((month) => bestMonths.includes(month)),
  animal: ({ marineLife, description }, parts) =>
    parts.some((part) => marineLife.some((name) => holds(name, part)) || holds(description, part)),
  notAnimal: ({ marineLife }, parts) => !parts.some((part) => marineLife.some((name) => holds(name, part))),
  notSite: (site, names) => !names.some((name) => isCalled(site, name)),
  facility: ({ facilities }, asked) => asked.every((facility) => facilities.includes(facility)),
  near: ({ coordinates }, { coordinates: middle, km }) => distanceKm(coordinates, middle) <= km,
  box: ({ coordinates: [lng, lat] }, [west, south, east, north]) =>
    lng >= west && lng <= east && lat >= south && lat <= north,
}

export const isChecked = (field: string): field is keyof Must => Object.hasOwn(checks, field)

/** Whether a site is what a question asks for, by the labels alone. */
export const satisfies = (site: Labelled, must: Must): boolean =>
  (Object.keys(must) as (keyof Must)[]).every((field) => {
    const check = checks[field] as (site: Labelled, asked: unknown) => boolean
    return check(site, must[field])
  })

/** Whether a label means this site: by its name, or its name and country. */
export const isCalled = (
  { siteName, country }: Pick<SiteFacts, 'siteName' | 'country'>,
  label: string,
): boolean => label === siteName || label === `${siteName} (${country})`

/** How well a site answers a question, 0 to 3. */
export const gradeOf = ({ relevant = {}, must }: Question, site: Labelled): 0 | 1 | 2 | 3 => {
  const label = Object.keys(relevant).find((name) => isCalled(site, name))
  if (label !== undefined) return relevant[label] ?? 0
  return must !== undefined && satisfies(site, must) ? 1 : 0
}
