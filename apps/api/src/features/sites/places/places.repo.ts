import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'
import { readCatalogueState } from '../catalogue/sites-catalogue.repo.ts'

type Span = [least: number, most: number]

/** How many approved sites give a place by exactly these words, and how far they reach, in degrees. */
export type PlaceRow = {
  country: string | null
  region: string | null
  city: string | null
  count: number
  lat: Span
  /** Longitudes below zero, and the others. */
  west: Span | null
  east: Span | null
}

const span = (least: number | null, most: number | null): Span | null =>
  least === null || most === null ? null : [least, most]

const least = sql<number | null>`min(${sites.lng})`
const most = sql<number | null>`max(${sites.lng})`
const inWest = sql`filter (where ${sites.lng} < 0)`
const inEast = sql`filter (where ${sites.lng} >= 0)`

/** What the sites say about where they lie, each wording once, as one snapshot with the state it belongs to. */
export const readPlaces = (db: Db): Promise<{ state: string; rows: PlaceRow[] }> =>
  db.transaction(
    async (tx) => {
      const state = await readCatalogueState(tx)
      const { country, region, city } = sites
      const found = await tx
        .select({
          country,
          region,
          city,
          count: sql<number>`count(*)::int`,
          south: sql<number>`min(${sites.lat})`,
          north: sql<number>`max(${sites.lat})`,
          westLeast: sql<number | null>`${least} ${inWest}`,
          westMost: sql<number | null>`${most} ${inWest}`,
          eastLeast: sql<number | null>`${least} ${inEast}`,
          eastMost: sql<number | null>`${most} ${inEast}`,
        })
        .from(sites)
        .where(
          and(
            eq(sites.approvalStatus, 'approved'),
            or(sql`${country} is not null`, sql`${region} is not null`, sql`${city} is not null`),
          ),
        )
        .groupBy(country, region, city)
      const rows = found.map(({ south, north, westLeast, westMost, eastLeast, eastMost, ...row }) => ({
        ...row,
        lat: [south, north] satisfies Span,
        west: span(westLeast, westMost),
        east: span(eastLeast, eastMost),
      }))
      return { state, rows }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
