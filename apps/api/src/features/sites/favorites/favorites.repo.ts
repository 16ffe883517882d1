import { favoriteLimits } from '@soundings/contract/favorites'
import { and, count, desc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { favorites } from '#db/schema/contributions.ts'
import { sites } from '#db/schema/sites.ts'
import { seenBy } from '../sites-seen.repo.ts'
import type { Viewer } from '../viewer.ts'

/** Makes a site a favourite, if it is not one already; false when the person does not see such a site or has no room. */
export const addFavorite = async (db: Db, viewer: Viewer, siteId: string, at: Date): Promise<boolean> => {
  const hasRoom = sql`(select count(*) from favorites where user_id = ${viewer.id}::uuid) < ${favoriteLimits.max}`
  const isThere = sql`exists (select from favorites where user_id = ${viewer.id}::uuid and site_id = ${siteId}::uuid)`
  // A row that is there already is written anew as it is, so that it is answered too.
  const { rows } = await db.execute(sql`
    insert into ${favorites} (user_id, site_id, created_at)
    select ${viewer.id}::uuid, ${sites.id}, ${at.toISOString()}::timestamptz
    from ${sites} where ${and(eq(sites.id, siteId), seenBy(viewer), or(hasRoom, isThere))}
    on conflict (user_id, site_id) do update set created_at = ${favorites.createdAt}
    returning site_id
  `)
  return rows.length > 0
}

/** All that are kept, also of sites that the person does not see now. */
export const countFavorites = async (db: Db, userId: string): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(favorites).where(eq(favorites.userId, userId))
  return row?.count ?? 0
}

export const removeFavorite = async (db: Db, userId: string, siteId: string): Promise<void> => {
  await db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.siteId, siteId)))
}

/** The ids of a person's favourites that they still see, newest first. */
export const listFavorites = async (db: Db, viewer: Viewer): Promise<string[]> => {
  const rows = await db
    .select({ siteId: favorites.siteId })
    .from(favorites)
    .innerJoin(sites, eq(sites.id, favorites.siteId))
    .where(and(eq(favorites.userId, viewer.id), seenBy(viewer)))
    .orderBy(desc(favorites.createdAt), desc(favorites.siteId))
  return rows.map(({ siteId }) => siteId)
}

/** All that is kept of a person's favourites. */
export const readFavorites = async (
  db: Db,
  userId: string,
): Promise<{ siteId: string; siteName: string; since: string }[]> => {
  const rows = await db
    .select({ siteId: favorites.siteId, siteName: sites.siteName, createdAt: favorites.createdAt })
    .from(favorites)
    .innerJoin(sites, eq(sites.id, favorites.siteId))
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt), desc(favorites.siteId))
  return rows.map(({ createdAt, ...row }) => ({ ...row, since: createdAt.toISOString() }))
}

export const deleteFavorites = async (db: Db, userId: string): Promise<void> => {
  await db.delete(favorites).where(eq(favorites.userId, userId))
}
