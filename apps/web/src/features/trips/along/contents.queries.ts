import { map } from '@soundings/contract/map'
import { reports } from '@soundings/contract/reports'
import type { CallInput, Route } from '@soundings/contract/route'
import { sites } from '@soundings/contract/sites'
import { tripAdvice } from '@soundings/contract/trip-advice'
import { trips } from '@soundings/contract/trips'
import type { Trip } from '@soundings/contract/trips-shapes'
import type { Units } from '@soundings/rules/units'
import { addressOf, createSender } from '#shared/api/client.ts'
import { takenTile, takingHeader } from '#shared/lib/taken-along.ts'
import { tilesAround } from '#shared/map/around.ts'

/** So many of its sites come along with their pages. */
export const maxSites = 80
/** The zooms at which the sites around are taken along. */
const siteZooms = { from: 2, to: 10 } as const

/** Something to take along: where it is found again, and how it comes from the server. */
type Part = { address: string; send: (signal: AbortSignal) => Promise<Response> }

/** Sends as ever, but past what the service worker keeps. */
const respond = createSender((input, init) => {
  const headers = new Headers(init?.headers)
  headers.set(takingHeader, '1')
  return fetch(input, { ...init, headers })
})

type Asked = Parameters<typeof addressOf>[1]

const part = <R extends Route>(
  route: R,
  input: CallInput<R> & Asked,
  address = addressOf(route, input),
): Part => ({
  address,
  send: (signal) => respond(route, input, signal),
})

/** Where what is known of the destination of a trip is found again: it is asked for with a body. */
export const insightsAddress = (tripId: string) => `/api/trip-planner/insights?trip=${tripId}`

/** The sites of a trip, in the order of its plan, each once. */
export const sitesOf = ({ destinations }: Pick<Trip, 'destinations'>): string[] =>
  [...new Set(destinations.flatMap(({ site }) => site?.id ?? []))].slice(0, maxSites)

/** Where a trip leads: its stops, and its destination. */
export const placesOf = ({ destinations, coordinates }: Pick<Trip, 'destinations' | 'coordinates'>) =>
  [coordinates, ...destinations.map((stop) => stop.coordinates)].filter((place) => place !== null)

const partsOfTrip = (tripId: string, { depth, temperature }: Units): Part[] => {
  const params = { tripId }
  const units = { depth, temperature }
  return [
    part(trips.get, { params }),
    part(trips.checklist, { params }),
    part(trips.expenses, { params }),
    part(trips.settlement, { params }),
    part(trips.budget, { params }),
    part(tripAdvice.warnings, { params, query: units }),
    part(tripAdvice.insights, { body: { tripId, units } }, insightsAddress(tripId)),
    part(map.version, {}),
  ]
}

const partsOfSite = (siteId: string): Part[] => [
  part(sites.get, { params: { siteId } }),
  part(sites.nearby, { params: { siteId } }),
  part(reports.digest, { params: { siteId } }),
  part(reports.ofSite, { params: { siteId }, query: {} }),
]

/** What the pages of a trip and of its sites read. */
export const answersOf = (trip: Trip, units: Units): Part[] => [
  ...partsOfTrip(trip.id, units),
  ...sitesOf(trip).flatMap(partsOfSite),
]

/** The dive sites around the stops, as the map shows them. */
export const siteTilesOf = (trip: Trip, version: string): Part[] =>
  tilesAround(placesOf(trip), siteZooms).map(({ z, x, y }) =>
    part(map.tile, { params: { version, z, x, y } }, takenTile(z, x, y)),
  )

/** Bytes of what is not known before it comes: a little more than what is usual. */
const usual = { trip: 60_000, site: 40_000, tile: 2_500, map: 1_500_000 } as const

/** About how many bytes a trip takes, with so many of the chart. */
export const sizeOf = (trip: Trip, chart: number): number =>
  chart +
  usual.map +
  usual.trip +
  sitesOf(trip).length * usual.site +
  tilesAround(placesOf(trip), siteZooms).length * usual.tile

/** `about 3.4 MB` */
export const sizeText = (bytes: number): string =>
  `about ${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: bytes < 9_950_000 ? 1 : 0 })} MB`
