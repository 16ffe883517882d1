import type { MapPoint } from '@soundings/clusters/tile-source'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'

const approved = eq(sites.approvalStatus, 'approved')
const batchSize = 2_000

/**
 * What tells two states of the approved sites apart: the sum of their revisions and how many there are.
 * The newest revision would not do: of two overlapping writes, the one with the older revision may be the last to commit.
 */
export type MapState = { revisions: number; total: number }

export const readState = async (db: Db): Promise<MapState> => {
  const [row] = await db
    .select({
      revisions: sql<number>`coalesce(sum(${sites.revision}), 0)`.mapWith(Number),
      total: sql<number>`count(*)::int`,
    })
    .from(sites)
    .where(approved)
  return row ?? { revisions: 0, total: 0 }
}

/** All approved sites as points, in batches, as one snapshot together with the state they belong to. */
export const readPoints = (db: Db, take: (points: MapPoint[]) => void): Promise<MapState> =>
  db.transaction(
    async (tx) => {
      const state = await readState(tx)
      for (let after = 0; ; ) {
        const points = await tx
          .select({
            site: sites.mapId,
            name: sites.siteName,
            lng: sites.lng,
            lat: sites.lat,
            depth: sites.maxDepth,
          })
          .from(sites)
          .where(and(approved, gt(sites.mapId, after)))
          .orderBy(asc(sites.mapId))
          .limit(batchSize)
        if (points.length === 0) return state
        take(points)
        after = points.at(-1)?.site ?? after
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
