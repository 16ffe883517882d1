import type { Coordinates } from '@soundings/contract/common'
import { and, eq, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'
import { readCatalogueState } from '../catalogue/sites-catalogue.repo.ts'

type Span = [least: number, max: number]

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
  /** The median of its sites: one that is far out at sea does not draw it there. */
  middle: Coordinates
}

const span = (least: number | null, max: number | null): Span | null =>
  least === null || max === null ? null : [least, max]

const least = sql<number | null>`min(${sites.lng})`
const max = sql<number | null>`max(${sites.lng})`
const inWest = sql`filter (where ${sites.lng} < 0)`
/** The value of a site, so that it lies among them across the antimeridian, too. */
const median = (of: SQLWrapper) => sql<number>`percentile_disc(0.5) within group (order by ${of})`
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
          westMost: sql<number | null>`${max} ${inWest}`,
          eastLeast: sql<number | null>`${least} ${inEast}`,
          eastMost: sql<number | null>`${max} ${inEast}`,
          middleLat: median(sites.lat),
          middleLng: median(sites.lng),
        })
        .from(sites)
        .where(
          and(
            eq(sites.approvalStatus, 'approved'),
            or(sql`${country} is not null`, sql`${region} is not null`, sql`${city} is not null`),
          ),
        )
        .groupBy(country, region, city)
      const rows = found.map(({ country, region, city, count, ...found }): PlaceRow => {
        const west = span(found.westLeast, found.westMost)
        const east = span(found.eastLeast, found.eastMost)
        const middle: Coordinates = [found.middleLng, found.middleLat]
        return { country, region, city, count, lat: [found.south, found.north], west, east, middle }
      })
      return { state, rows }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
