import type { AccessStatus, Hazard } from '@soundings/contract/site-fields'
import type { TripWarning } from '@soundings/contract/trip-advice'
import type { DepthUnit, TemperatureUnit } from './units.ts'

/** A site on the plan of a trip. */
export type PlannedSite = {
  id: string
  name: string
  /** In metres. */
  maxDepth: number | null
  hazards: readonly Hazard[]
  access: AccessStatus | null
  accessReason: string | null
  accessSource: string | null
  protection: string | null
  /** The water in the month of the stop, in degrees Celsius, and how many reports say so: 0 where it is a guess. */
  water: { celsius: number; reports: number } | null
}

/** Something on the plan of a trip. */
export type PlannedStop = {
  id: string
  kind: 'site' | 'place' | 'stay' | 'travel' | 'note'
  name: string
  isFlight: boolean
  /** The day there, `2027-03-04`; null is an idea. */
  day: string | null
  /** Minutes since 1970 in UTC; null where nobody said at what time. */
  from: number | null
  to: number | null
  /** How many dives are planned. */
  dives: number
  site: PlannedSite | null
}

/** A trip and the one who reads about it. The last dive is that of their own log. */
export type TripPlan = {
  startDate: string
  endDate: string
  stops: readonly PlannedStop[]
  ownDepth: number | null
  lastDive: string | null
  units: { depth: DepthUnit; temperature: TemperatureUnit }
}

export type Warned = Omit<TripWarning, 'isKnown'>

/** Names a warning by what it says, in letters that an address can hold. */
export const warningKey = (code: Warned['code'], stopId: string | null, said: string | number): string =>
  [
    code,
    stopId ?? 'trip',
    String(said)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-'),
  ]
    .join('.')
    .slice(0, 120)

const nobody = { source: null, sourceUrl: null } as const

/** A warning that follows from the plan alone. */
export const warned = (
  code: Warned['code'],
  severity: Warned['severity'],
  {
    stopId,
    said,
    text,
    ...rest
  }: { stopId: string | null; said: string | number; text: string } & Partial<
    Pick<Warned, 'source' | 'sourceUrl'>
  >,
): Warned => ({ key: warningKey(code, stopId, said), code, severity, stopId, text, ...nobody, ...rest })
