import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { favorites } from '#db/schema/contributions.ts'

/** Whoever made the one site a favourite has the other as well; the rows of the hidden site stay for its return. */
export const transferFavorites = async (tx: Db, from: string, into: string): Promise<void> => {
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

export const deleteFavoritesAt = async (tx: Db, siteId: string): Promise<void> => {
  await tx.delete(favorites).where(eq(favorites.siteId, siteId))
}
