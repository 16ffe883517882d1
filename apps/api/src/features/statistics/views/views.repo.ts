import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { siteViews } from '#db/schema/statistics.ts'

/** Adds so many views of a day (`2026-11-27`) to each of these sites, in one statement; one that is gone has none. */
export const addSiteViews = async (
  db: Db,
  day: string,
  views: ReadonlyMap<string, number>,
): Promise<void> => {
  // In the order of their ids, so that two instances that write at once do not wait for each other in a ring.
  const sorted = [...views].sort(([one], [other]) => (one < other ? -1 : 1))
  await db.execute(sql`
    insert into site_views as kept (site_id, day, n)
    select added.id, ${day}::date, added.n
    from unnest(${sql.param(sorted.map(([id]) => id))}::uuid[], ${sql.param(sorted.map(([, n]) => n))}::int[])
      as added(id, n) join sites on sites.id = added.id order by added.id
    on conflict (site_id, day) do update set n = kept.n + excluded.n`)
}

/** Views of days before this one no longer count. */
export const forgetViewsBefore = async (db: Db, day: string): Promise<void> => {
  await db.delete(siteViews).where(lt(siteViews.day, day))
}

/** Views go along with a site that becomes part of another. */
export const moveViews = async (tx: Db, from: string, into: string): Promise<void> => {
  await tx.execute(sql`
    with gone as (delete from site_views where site_id = ${from} returning day, n)
    insert into site_views as kept (site_id, day, n) select ${into}, day, n from gone
    on conflict (site_id, day) do update set n = kept.n + excluded.n`)
}

export const deleteViewsOf = async (tx: Db, siteId: string): Promise<void> => {
  await tx.delete(siteViews).where(eq(siteViews.siteId, siteId))
}
