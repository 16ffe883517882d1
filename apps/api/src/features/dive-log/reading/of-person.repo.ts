import type { ShownDive } from '@soundings/contract/profile'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { dives } from '#db/schema/dive-log.ts'
import { sites } from '#db/schema/sites.ts'
import { inLogOf } from '../dives.repo.ts'

/** Where a page of dives ended: `2026-05-16 09:30:00`, the time of the place. */
export type DiveTime = { startsAt: string; id: string }

/** A dive in the words that a profile shows, with where it stands among the others. */
export type DiveOfPerson = { dive: ShownDive; place: DiveTime }

/** Somebody’s dives as a profile shows them, newest first. Whether the reader may see them was asked before. */
export const listDivesBy = async (
  db: Db,
  ownerId: string,
  { after, limit }: { after: DiveTime | undefined; limit: number },
): Promise<DiveOfPerson[]> => {
  const earlier =
    after && sql`(${dives.startsAt}, ${dives.id}) < (${after.startsAt}::timestamp, ${after.id}::uuid)`
  const rows = await db
    .select({
      id: dives.id,
      siteName: dives.siteName,
      location: dives.location,
      startsAt: dives.startsAt,
      maxDepth: dives.maxDepth,
      site: { id: sites.id, slug: sites.slug, siteName: sites.siteName, country: sites.country },
    })
    .from(dives)
    .leftJoin(sites, and(eq(sites.id, dives.diveSiteId), eq(sites.approvalStatus, 'approved')))
    .where(and(inLogOf(ownerId), earlier))
    .orderBy(desc(dives.startsAt), desc(dives.id))
    .limit(limit)
  return rows.map(({ startsAt, ...dive }) => ({
    dive: { ...dive, date: startsAt.slice(0, 'yyyy-mm-dd'.length) },
    place: { startsAt, id: dive.id },
  }))
}

export const countDivesBy = async (db: Db, ownerId: string): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(dives).where(inLogOf(ownerId))
  return row?.count ?? 0
}
