import type { MapPoint } from '@soundings/clusters/tile-source'
import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'

const approved = eq(sites.approvalStatus, 'approved')
const batchSize = 2_000
/** Beyond this many changes, everything is read again. */
const maxChanges = 1_000

/**
 * What tells two states of the approved sites apart: the sum of their revisions and how many there are.
 * The newest revision would not do: of two overlapping writes, the one with the older revision may be the last to commit.
 */
export type MapState = { revisions: number; total: number }

/** A site by its integer, and the revision that it was read at. */
export type Revision = { site: number; revision: number }

/** What changed: the points that came or moved, with their revisions, and the sites that are not public any more. */
export type MapChanges = { points: MapPoint[]; revisions: Revision[]; gone: number[] }

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

const pointColumns = {
  site: sites.mapId,
  name: sites.siteName,
  lng: sites.lng,
  lat: sites.lat,
  depth: sites.maxDepth,
  revision: sites.revision,
}

type PointRow = MapPoint & Revision

const changesOf = (rows: PointRow[], gone: number[] = []): MapChanges => ({
  points: rows.map(({ revision: _, ...point }) => point),
  revisions: rows.map(({ site, revision }) => ({ site, revision })),
  gone,
})

const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/** All approved sites as points, in batches, as one snapshot together with the state they belong to. */
export const readPoints = (db: Db, take: (changes: MapChanges) => void): Promise<MapState> =>
  db.transaction(async (tx) => {
    const state = await readState(tx)
    for (let after = 0; ; ) {
      const rows = await tx
        .select(pointColumns)
        .from(sites)
        .where(and(approved, gt(sites.mapId, after)))
        .orderBy(asc(sites.mapId))
        .limit(batchSize)
      if (rows.length === 0) return state
      take(changesOf(rows))
      after = rows.at(-1)?.site ?? after
    }
  }, snapshot)

/**
 * What has changed since a revision, as one snapshot together with the state it leads to; undefined when that is too
 * much. It may lack a write that was overtaken by a newer one, or a deletion: the state tells.
 */
export const readChanges = (
  db: Db,
  since: number,
): Promise<{ state: MapState; changes: MapChanges } | undefined> =>
  db.transaction(async (tx) => {
    const state = await readState(tx)
    // Each half has an index of its own.
    const rows = await tx
      .select({ ...pointColumns, status: sites.approvalStatus })
      .from(sites)
      .where(
        or(
          and(approved, gt(sites.revision, since)),
          and(ne(sites.approvalStatus, 'approved'), gt(sites.revision, since)),
        ),
      )
      .limit(maxChanges + 1)
    if (rows.length > maxChanges) return undefined
    const [shown, hidden] = [true, false].map((isShown) =>
      rows.filter(({ status }) => (status === 'approved') === isShown),
    )
    const points = (shown ?? []).map(({ status: _, ...row }) => row)
    return {
      state,
      changes: changesOf(
        points,
        (hidden ?? []).map(({ site }) => site),
      ),
    }
  }, snapshot)
