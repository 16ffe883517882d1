import { and, asc, eq, gt, lte, max } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'

/** The highest number that the map knows an approved site by; 0 without sites. */
export const findLastNumber = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ last: max(sites.mapId) })
    .from(sites)
    .where(eq(sites.approvalStatus, 'approved'))
  return row?.last ?? 0
}

/** The approved sites with numbers above `from` up to `to`. */
export const listNumbered = async (
  db: Db,
  from: number,
  to: number,
): Promise<{ id: string; slug: string; lastUpdated: string }[]> => {
  const rows = await db
    .select({ id: sites.id, slug: sites.slug, lastUpdated: sites.lastUpdated })
    .from(sites)
    .where(and(eq(sites.approvalStatus, 'approved'), gt(sites.mapId, from), lte(sites.mapId, to)))
    .orderBy(asc(sites.mapId))
  return rows.map((row) => ({ ...row, lastUpdated: row.lastUpdated.toISOString() }))
}
