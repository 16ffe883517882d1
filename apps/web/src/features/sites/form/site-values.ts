import type { Coordinates } from '@soundings/contract/common'
import { SiteForm } from '@soundings/contract/site-editing'
import type { Facility, SiteFacts } from '@soundings/contract/sites'
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

/** A site as it stands in the form: what is not known is an empty text, an empty list or null. Depths in metres. */
export type SiteValues = { coordinates: Coordinates | null } & Record<Texts, string> &
  Record<Lists, string[]> &
  Record<Depths, number | null>

/** A form nobody has touched. Its fields stand in the order of the screen: the first wrong one takes focus. */
export const emptyValues = (): SiteValues => ({
  coordinates: null,
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
  facilities: [],
  accessibilityDetails: '',
  historicalSignificance: '',
})

const isKey = <T extends object>(object: T, key: PropertyKey): key is keyof T => Object.hasOwn(object, key)

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

/** What the form says, in the shape of the contract and not yet checked. */
const spoken = ({ depthFrom, depthTo, bestMonths, coordinates, ...rest }: SiteValues): object => {
  const blank = nothingKnown()
  const said = Object.entries(rest).map(([name, value]) => {
    const isUnsaid = typeof value === 'string' && value.trim() === ''
    return [name, isUnsaid && isKey(blank, name) && blank[name] === null ? null : value]
  })
  const required = ['siteName', 'country', 'region', 'description'] as const
  return {
    ...Object.fromEntries(said),
    ...Object.fromEntries(required.map((name) => [name, rest[name]])),
    coordinates,
    bestMonths: bestMonths.map(Number),
    depthRange: depthFrom === null && depthTo === null ? null : { min: depthFrom, max: depthTo },
  }
}

type Issue = { path: readonly PropertyKey[]; message: string }

const own = ({ coordinates, depthFrom, depthTo }: SiteValues): Issue[] => [
  ...(coordinates === null
    ? [{ path: ['coordinates'], message: 'Choose the place on the map or type its coordinates' }]
    : []),
  ...(depthFrom === null && depthTo !== null
    ? [{ path: ['depthRange', 'min'], message: 'Say where the range begins' }]
    : []),
  ...(depthTo === null && depthFrom !== null
    ? [{ path: ['depthRange', 'max'], message: 'Say where the range ends' }]
    : []),
]

/** The contract's form of a site, and what contradicts itself in it, as a schema of what stands in the form. */
export const TypedSite: z.ZodType<SiteForm> = z.custom<SiteValues>().transform((values, { issues }) => {
  const read = SiteForm.safeParse(spoken(values))
  // Ours come first: the first issue of a field is the one that is told.
  const found: Issue[] = [...own(values), ...(read.success ? contradictions(read.data) : read.error.issues)]
  for (const { path, message } of found)
    issues.push({ code: 'custom', path: [...path], message, input: values })
  return found.length === 0 && read.success ? read.data : z.NEVER
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
