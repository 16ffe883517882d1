import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'

/** Any constant will do, as long as every merge asks for the same lock. */
const mergeLock = 736_431_003

/** Lets one merge happen at a time, as each may touch many sites. */
export const takeMergeLock = async (tx: Db): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${mergeLock})`)
}

/** Whoever made the one site a favourite has the other as well; the rows of the hidden site stay for its return. */
export const bringFavorites = async (tx: Db, from: string, into: string): Promise<void> => {
  await tx.execute(sql`
    insert into favorites (user_id, site_id, created_at, came_from)
    select user_id, ${into}, created_at, coalesce(came_from, ${from}) from favorites where site_id = ${from}
    on conflict do nothing
  `)
}

/**
 * Takes the favourites that these sites brought along from a site and from those merged into it, but for those that
 * another merged site brings too.
 */
export const returnFavorites = async (tx: Db, into: string, cameFrom: string[]): Promise<void> => {
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    delete from favorites
    where came_from = any(${sql.param(cameFrom)}::uuid[])
      and (site_id = ${into} or site_id in (select id from sites where merged_into = ${into}))
    returning user_id
  `)
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into favorites (user_id, site_id, created_at, came_from)
    select user_id, ${into}, favorites.created_at, coalesce(came_from, sites.id)
    from favorites join sites on sites.id = favorites.site_id
    where sites.merged_into = ${into}
      and user_id = any(${sql.param(rows.map(({ user_id }) => user_id))}::uuid[])
    on conflict do nothing
  `)
}

/** Leads the sites that were merged into one to another; answers which they were. */
export const leadOn = async (tx: Db, from: string, into: string): Promise<string[]> => {
  const rows = await tx
    .update(sites)
    .set({ mergedInto: into })
    .where(eq(sites.mergedInto, from))
    .returning({ id: sites.id })
  return rows.map(({ id }) => id)
}

/** Leads those of these sites back that lead to `from`. */
export const leadBack = async (tx: Db, ids: string[], from: string, into: string): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await tx
    .update(sites)
    .set({ mergedInto: into })
    .where(and(inArray(sites.id, ids), eq(sites.mergedInto, from)))
    .returning({ id: sites.id })
  return rows.map(({ id }) => id)
}

/** Which of these sites are part of another one. */
export const findLedOn = async (db: Db, ids: string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: sites.id })
    .from(sites)
    .where(and(inArray(sites.id, ids), isNotNull(sites.mergedInto)))
  return rows.map(({ id }) => id)
}
