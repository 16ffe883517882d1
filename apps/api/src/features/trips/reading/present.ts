import type { TripLine } from '@soundings/contract/trips-shapes'
import type { StopSite, StopVotes, TripStop } from '@soundings/contract/trips-stops'
import { tripDays, tripStatus } from '@soundings/rules/trips'
import type { Db } from '#db/client.ts'
import { findSitesSeenBy } from '#features/sites/index.ts'
import type { Entered } from '../access/entered.repo.ts'
import { listVotes, type Votes } from './people.repo.ts'
import type { LineRow, StopRow } from './trips.repo.ts'

export const coordinatesOf = ({
  lng,
  lat,
}: {
  lng: number | null
  lat: number | null
}): [number, number] | null => (lng === null || lat === null ? null : [lng, lat])

export const datesOf = ({ startDay, endDay }: { startDay: string; endDay: string }) => ({
  startDate: startDay,
  endDate: endDay,
})

/** Where a trip stands now. */
export const statusOf = (
  trip: Pick<Entered['trip'], 'startDay' | 'endDay' | 'zone' | 'cancelledAt'>,
  now: Date,
) => tripStatus({ ...datesOf(trip), zone: trip.zone, isCancelled: trip.cancelledAt !== null }, now)

/** What a trip says of itself to one of its people. */
export const factsOf = ({ trip, mine }: Entered, now: Date) => ({
  id: trip.id,
  name: trip.name,
  ...datesOf(trip),
  days: tripDays(datesOf(trip)),
  destination: trip.destination,
  country: trip.country,
  coordinates: coordinatesOf(trip),
  zone: trip.zone,
  budget: trip.budget,
  currency: trip.currency,
  preferences: trip.preferences,
  status: statusOf(trip, now),
  role: mine.role,
  state: mine.state,
  isDemo: trip.isDemo,
  version: trip.version,
})

export const toLine = ({ figures, ...entered }: LineRow, now: Date): TripLine => ({
  ...factsOf(entered, now),
  ...figures,
})

const noVotes: Votes = { upBy: [], downBy: [] }

/** The votes on one stop, with that of the reader. */
export const toVotes = ({ upBy, downBy } = noVotes, readerId = ''): StopVotes => {
  const mine = Number(upBy.includes(readerId)) - Number(downBy.includes(readerId))
  return { up: upBy.length, down: downBy.length, mine, upBy, downBy }
}

/** The public sites among these, by their ids, as plans show them. */
export const findStopSites = async (
  db: Db,
  readerId: string | undefined,
  ids: readonly (string | null)[],
): Promise<Map<string, StopSite>> => {
  const known = [...new Set(ids.flatMap((id) => id ?? []))]
  if (known.length === 0) return new Map()
  // Nobody has made a site under an id that is nobody’s.
  const viewer = { id: readerId ?? '00000000-0000-0000-0000-000000000000', isEditor: false }
  const found = await findSitesSeenBy(db, viewer, known)
  return new Map(
    found.map(({ id, slug, siteName, country, coordinates, maxDepth, difficulty, ...site }) => [
      id,
      {
        id,
        slug,
        siteName,
        country,
        coordinates,
        maxDepth,
        difficulty,
        diveSiteCategory: site.diveSiteCategory,
        waterBodyType: site.waterBodyType,
      },
    ]),
  )
}

export const toStop = (
  row: StopRow,
  { site, votes }: { site: StopSite | undefined; votes: StopVotes },
): TripStop => ({
  id: row.id,
  kind: row.kind,
  siteId: row.siteId,
  site: site ?? null,
  name: row.name,
  day: row.day,
  time: row.time,
  endTime: row.endTime,
  nights: row.nights,
  zone: row.zone,
  endZone: row.endZone,
  to: row.to,
  dives: row.dives,
  stay: row.stay,
  travel: row.travel,
  coordinates: coordinatesOf(row) ?? site?.coordinates ?? null,
  notes: row.notes,
  votes,
  by: row.byId,
  version: row.version,
})

/** Stops with their sites and votes, as one of the people of their trip reads them. */
export const toStops = async (
  db: Db,
  readerId: string | undefined,
  rows: readonly StopRow[],
): Promise<TripStop[]> => {
  const [sites, votes] = await Promise.all([
    findStopSites(
      db,
      readerId,
      rows.map(({ siteId }) => siteId),
    ),
    readerId === undefined
      ? new Map<string, Votes>()
      : listVotes(
          db,
          rows.map(({ id }) => id),
        ),
  ])
  return rows.map((row) =>
    toStop(row, {
      site: sites.get(row.siteId ?? ''),
      votes: toVotes(votes.get(row.id), readerId),
    }),
  )
}
