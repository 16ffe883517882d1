import type { DivedPlace } from '@soundings/contract/dive-log'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { dives } from '#db/schema/dive-log.ts'
import { sites } from '#db/schema/sites.ts'

const isPublic = sql`${sites.approvalStatus} = 'approved'`

type Row = Omit<DivedPlace, 'coordinates'> & { lng: number | null; lat: number | null }

/** The dives that a condition lets through, by place; one without any position comes too. */
const groupPlaces = (db: Db, which: SQL | undefined): Promise<Row[]> =>
  db
    .select({
      siteName: sql<string>`min(${dives.siteName})`,
      diveSiteId: sql<string | null>`${dives.diveSiteId}`,
      lng: sql<number | null>`coalesce(min(${sites.lng}) filter (where ${isPublic}), avg(${dives.entryLng}))`,
      lat: sql<number | null>`coalesce(min(${sites.lat}) filter (where ${isPublic}), avg(${dives.entryLat}))`,
      dives: sql<number>`count(*)::int`,
      maxDepth: sql<number | null>`max(${dives.maxDepth})`,
    })
    .from(dives)
    .leftJoin(sites, eq(sites.id, dives.diveSiteId))
    .where(which)
    .groupBy(dives.diveSiteId, sql`case when ${dives.diveSiteId} is null then ${dives.siteFolded} end`)

/** Where somebody dived, and how many of the dives have no position. */
export const listDivedPlaces = async (
  db: Db,
  which: SQL | undefined,
): Promise<{ items: DivedPlace[]; unplaced: number }> => {
  const rows = await groupPlaces(db, which)
  const items = rows.flatMap(({ lng, lat, ...place }) =>
    lng === null || lat === null ? [] : [{ ...place, coordinates: [lng, lat] satisfies [number, number] }],
  )
  const placed = items.reduce((sum, { dives: its }) => sum + its, 0)
  return { items, unplaced: rows.reduce((sum, { dives: its }) => sum + its, 0) - placed }
}
