import type { Digest } from '@soundings/contract/reports'
import type { Site } from '@soundings/contract/sites'
import type { Trip, TripStop } from '@soundings/contract/trips'
import { addDays } from '@soundings/rules/days'
import type { PlannedSite, PlannedStop } from '@soundings/rules/trip-plan'
import { likelyTemperature } from '#features/sites/index.ts'
import { momentAt } from '#shared/zones.ts'

/** Where nobody says in which zone a trip is, times are compared as they are written. */
const anyZone = 'UTC'

const minutesAt = (day: string, time: string, zone: string): number =>
  momentAt(day, time, zone).getTime() / 60_000

const timesOf = (
  { day, time, endTime, nights, zone, endZone }: TripStop,
  ofTrip: string | null,
): Pick<PlannedStop, 'from' | 'to'> => {
  if (day === null) return { from: null, to: null }
  const starts = zone ?? ofTrip ?? anyZone
  return {
    from: time === null ? null : minutesAt(day, time, starts),
    to: endTime === null ? null : minutesAt(addDays(day, nights), endTime, endZone ?? starts),
  }
}

const nameOf = ({ kind, travel, name, to, site }: TripStop): string => {
  if (kind === 'travel' && travel === 'flight')
    return to === null ? `your flight (${name})` : `your flight from ${name} to ${to}`
  return name === '' ? (site?.siteName ?? 'A stop') : name
}

const inland: ReadonlySet<string | null> = new Set(['lake', 'quarry', 'river'])

const waterAt = (site: Site, digest: Digest | null, month: number): PlannedSite['water'] => {
  const told = digest?.months.find((each) => each.month === month)?.waterTemp
  if (told) return { celsius: told.median, reports: told.reports }
  const water = { isCold: site.hazards.includes('cold-water'), isInland: inland.has(site.waterBodyType) }
  return { celsius: likelyTemperature(site.coordinates[1], month, water), reports: 0 }
}

const siteOf = (site: Site, digest: Digest | null, month: number): PlannedSite => ({
  id: site.id,
  name: site.siteName,
  maxDepth: site.maxDepth ?? site.depthRange?.max ?? null,
  hazards: site.hazards,
  access: site.accessStatus,
  accessReason: site.accessStatusReason,
  accessSource: site.accessStatusSource,
  protection: site.protectionStatus,
  water: waterAt(site, digest, month),
})

/** What is known of the sites of a trip. */
export type KnownSites = { entries: ReadonlyMap<string, Site>; digests: ReadonlyMap<string, Digest | null> }

/** The stops of a trip as warnings judge them; ideas without a day are none yet. */
export const plannedStops = (
  { destinations, zone, startDate }: Pick<Trip, 'destinations' | 'zone' | 'startDate'>,
  { entries, digests }: KnownSites,
): PlannedStop[] =>
  destinations
    .filter(({ day }) => day !== null)
    .map((stop): PlannedStop => {
      const site = stop.siteId === null ? undefined : entries.get(stop.siteId)
      const month = Number((stop.day ?? startDate).slice(5, 7))
      return {
        id: stop.id,
        kind: stop.kind,
        name: nameOf(stop),
        isFlight: stop.travel === 'flight',
        day: stop.day,
        ...timesOf(stop, zone),
        dives: stop.dives ?? Number(stop.kind === 'site'),
        site: site ? siteOf(site, digests.get(site.id) ?? null, month) : null,
      }
    })
