import type { Coordinates } from '@soundings/contract/common'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'
import { readCatalogueState } from '../catalogue/sites-catalogue.repo.ts'
import { type RowReach, reachColumns, toReach } from './reach.repo.ts'

/** How many approved sites give a place by exactly these words, and how far they reach, in degrees. */
export type PlaceRow = RowReach & {
  country: string | null
  region: string | null
  city: string | null
  count: number
  /** The median of its sites: one that is far out at sea does not draw it there. */
  middle: Coordinates
}

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
          ...reachColumns,
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
        const { reach, middle } = toReach(found)
        return { country, region, city, count, ...reach, middle }
      })
      return { state, rows }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
