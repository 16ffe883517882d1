import type { Coordinates } from '@soundings/contract/common'
import { factNames, lastingFacts, SiteEdit, SiteForm } from '@soundings/contract/site-editing'
import type { Facility, SiteFacts } from '@soundings/contract/sites'
import type { AccessFact } from '@soundings/rules/access-status'
import { readPosition } from '@soundings/rules/coordinates'
import { losses } from '@soundings/rules/site-editing'
import { contradictions, nothingKnown } from '@soundings/rules/sites'
import { z } from 'zod'

type Texts =
  | 'siteName'
  | 'country'
  | 'region'
  | 'description'
  | 'city'
  | 'difficulty'
  | 'requiredDiverLevel'
  | 'access'
  | 'waterBodyType'
  | 'diveSiteCategory'
  | 'entryMethod'
  | 'bottomComposition'
  | 'protectionStatus'
  | 'accessibilityDetails'
  | 'historicalSignificance'
  | AccessFact
type Lists =
  | 'aliases'
  | 'diveType'
  | 'hazards'
  | 'certificationRequirements'
  | 'topographicalFeatures'
  | 'fixedStructures'
  | 'facilities'
  | 'marineLife'
  | 'bestMonths'
type Depths = 'maxDepth' | 'averageDepth' | 'depthFrom' | 'depthTo'

/**
 * A site as it stands in the form: what is not known is an empty text, an empty list or null. Depths in metres.
 * `placeText` is what stands in the field of the coordinates while it has not become `coordinates`.
 */
export type SiteValues = { coordinates: Coordinates | null; placeText: string } & Record<Texts, string> &
  Record<Lists, string[]> &
  Record<Depths, number | null>

/** A form nobody has touched. Its fields stand in the order of the screen: the first wrong one takes focus. */
export const emptyValues = (): SiteValues => ({
  coordinates: null,
  placeText: '',
  siteName: '',
  country: '',
  region: '',
  description: '',
  city: '',
  aliases: [],
  maxDepth: null,
  averageDepth: null,
  depthFrom: null,
  depthTo: null,
  difficulty: 'intermediate',
  requiredDiverLevel: '',
  certificationRequirements: [],
  diveSiteCategory: '',
  waterBodyType: '',
  diveType: [],
  access: 'shore',
  entryMethod: '',
  bottomComposition: '',
  marineLife: [],
  topographicalFeatures: [],
  fixedStructures: [],
  bestMonths: [],
  hazards: [],
  protectionStatus: '',
  accessStatus: '',
  accessStatusSince: '',
  accessStatusReason: '',
  accessStatusSource: '',
  facilities: [],
  accessibilityDetails: '',
  historicalSignificance: '',
})

const isKey = <T extends object>(object: T, key: PropertyKey): key is keyof T => Object.hasOwn(object, key)

/** What a person may say about a site, of all that is known of it. */
export const factsOf = (site: SiteFacts): SiteFacts =>
  Object.fromEntries(factNames.map((name) => [name, site[name]])) as SiteFacts

/** A known site as it stands in the form. */
export const valuesOf = (facts: SiteFacts): SiteValues => {
  const { depthRange, bestMonths, coordinates, ...rest } = facts
  const empty = emptyValues()
  const known = Object.entries(rest).map(([name, value]) => [
    name,
    value ?? (isKey(empty, name) && typeof empty[name] === 'string' ? '' : null),
  ])
  return {
    ...empty,
    ...(Object.fromEntries(known.filter(([name]) => isKey(empty, String(name)))) as Partial<SiteValues>),
    coordinates: [...coordinates],
    depthFrom: depthRange?.min ?? null,
    depthTo: depthRange?.max ?? null,
    bestMonths: bestMonths.map(String),
  }
}

export type Lasting = keyof typeof lastingFacts

const lastingNames = Object.keys(lastingFacts) as Lasting[]

/** What nobody knew of a site and may stay so. */
export const unknownOf = (facts: SiteFacts): Lasting[] => lastingNames.filter((name) => !facts[name])

const placeOf = ({ coordinates, placeText }: SiteValues) =>
  readPosition(placeText) ?? (coordinates && { coordinates })

/** What is typed as the place and is none, in words; null when it is one, or nothing is typed. */
export const placeProblem = (values: SiteValues): string | null => {
  const place = placeOf(values)
  if (place === null) return 'Choose the location on the map or type its coordinates'
  return 'problem' in place ? place.problem : null
}

/** What the form says, in the shape of the contract and not yet checked. `required` is said even when it is empty. */
const spoken = (values: SiteValues, required: readonly (keyof SiteValues)[]): object => {
  const { depthFrom, depthTo, bestMonths, coordinates: _, placeText: __, ...rest } = values
  const place = placeOf(values)
  const blank = nothingKnown()
  const said = Object.entries(rest).map(([name, value]) => {
    const isUnsaid = typeof value === 'string' && value.trim() === ''
    return [name, isUnsaid && isKey(blank, name) && blank[name] === null ? null : value]
  })
  return {
    ...Object.fromEntries(said),
    ...Object.fromEntries(required.map((name) => [name, values[name]])),
    coordinates: place && 'coordinates' in place ? place.coordinates : null,
    bestMonths: bestMonths.map(Number),
    depthRange: depthFrom === null && depthTo === null ? null : { min: depthFrom, max: depthTo },
  }
}

type Issue = { path: readonly PropertyKey[]; message: string }

const own = (values: SiteValues): Issue[] => {
  const { depthFrom, depthTo } = values
  const place = placeProblem(values)
  return [
    ...(place === null ? [] : [{ path: ['coordinates'], message: place }]),
    ...(depthFrom === null && depthTo !== null
      ? [{ path: ['depthRange', 'min'], message: 'Enter the shallowest depth' }]
      : []),
    ...(depthTo === null && depthFrom !== null
      ? [{ path: ['depthRange', 'max'], message: 'Enter the deepest depth' }]
      : []),
  ]
}

type Check<Facts> = {
  shape: z.ZodType<Facts>
  required: readonly (keyof SiteValues)[]
  /** What else is wrong with facts that have this shape. */
  wrongs: (facts: Facts) => Issue[]
}

const typed = <Facts>({ shape, required, wrongs }: Check<Facts>): z.ZodType<Facts> =>
  z.custom<SiteValues>().transform((values, { issues }) => {
    const read = shape.safeParse(spoken(values, required))
    // Ours come first: the first issue of a field is the one that is told.
    const found: Issue[] = [...own(values), ...(read.success ? wrongs(read.data) : read.error.issues)]
    for (const { path, message } of found)
      issues.push({ code: 'custom', path: [...path], message, input: values })
    return found.length === 0 && read.success ? read.data : z.NEVER
  })

/** The contract's form of a site, and what contradicts itself in it, as a schema of what stands in the form. */
export const TypedSite: z.ZodType<SiteForm> = typed({
  shape: SiteForm,
  required: ['siteName', ...lastingNames],
  wrongs: contradictions,
})

/** The same of a site that is there: what nobody knew of it may stay unknown. */
export const typedEdit = (before: SiteFacts): z.ZodType<SiteEdit> =>
  typed<SiteEdit>({
    shape: SiteEdit,
    required: ['siteName'],
    wrongs: (facts) => [...contradictions(facts), ...losses(before, facts)],
  })

/** The field of the form at which an issue of the page or of the server stands. */
export const fieldOf = (path: readonly PropertyKey[]): string => {
  const [first, second] = path[0] === 'facts' ? path.slice(1) : path
  if (first === 'depthRange') return second === 'max' ? 'depthTo' : 'depthFrom'
  return String(first)
}

/** A choice of facilities after one was pressed: none at all goes with no other. */
export const withFacility = (chosen: readonly string[], pressed: string): string[] => {
  if (chosen.includes(pressed)) return chosen.filter((one) => one !== pressed)
  const none: Facility = 'none'
  return pressed === none ? [none] : [...chosen.filter((one) => one !== none), pressed]
}
