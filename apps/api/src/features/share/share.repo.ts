import type { PrivacyChange } from '@soundings/contract/privacy'
import { and, asc, count, eq, gt, isNotNull, isNull, lte, max, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/people.ts'
import { profiles } from '#db/schema/profiles.ts'
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

/** The words of the index that finds them. Whether they really are for search engines, the rule says. */
const wantsToBeFound = sql`(${profiles.privacy} ->> 'searchEngines') = 'true'`

/** How many people asked to be found by search engines. */
export const countFindable = async (db: Db): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(profiles).where(wantsToBeFound)
  return row?.count ?? 0
}

/** Those of them from one place on, in one order. */
export const listFindable = async (
  db: Db,
  from: number,
  limit: number,
): Promise<{ handle: string; privacy: PrivacyChange }[]> => {
  const rows = await db
    .select({ handle: sql<string>`${users.handle}`, privacy: profiles.privacy })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(wantsToBeFound, isNotNull(users.handle), isNull(users.deletedAt)))
    .orderBy(asc(profiles.userId))
    .limit(limit)
    .offset(from)
  return rows
}
