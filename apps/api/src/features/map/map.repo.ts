import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'
import type { MapPoint } from './cluster.ts'

const approved = eq(sites.approvalStatus, 'approved')
const batchSize = 2_000

/** What tells two states of the approved sites apart: the newest revision and how many there are. */
export const readRevision = async (db: Db): Promise<{ revision: number; total: number }> => {
  const [row] = await db
    .select({
      revision: sql<number>`coalesce(max(${sites.revision}), 0)`.mapWith(Number),
      total: sql<number>`count(*)::int`,
    })
    .from(sites)
    .where(approved)
  return row ?? { revision: 0, total: 0 }
}

/** All approved sites as points, in batches, as one snapshot together with the revision they belong to. */
export const readPoints = (
  db: Db,
  take: (points: MapPoint[]) => void,
): Promise<{ revision: number; total: number }> =>
  db.transaction(
    async (tx) => {
      const state = await readRevision(tx)
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
