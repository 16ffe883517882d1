import { and, desc, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { divePhotos, dives } from '#db/schema/dive-log.ts'
import { inLogOf } from '../dives.repo.ts'

/** The newest dives of a log that have a site, and whether they show photos. */
export const findPicturable = async (
  db: Db,
  ownerId: string,
  limit: number,
): Promise<{ id: string; siteId: string; hasPhotos: boolean }[]> => {
  const rows = await db
    .select({
      id: dives.id,
      siteId: dives.diveSiteId,
      hasPhotos: sql<boolean>`exists (select from dive_photos where dive_id = ${dives.id})`,
    })
    .from(dives)
    .where(and(inLogOf(ownerId), isNotNull(dives.diveSiteId)))
    .orderBy(desc(dives.startsAt), desc(dives.id))
    .limit(limit)
  return rows.flatMap(({ siteId, ...row }) => (siteId === null ? [] : [{ ...row, siteId }]))
}

export const insertDivePhotos = async (db: Db, diveId: string, photoIds: string[]): Promise<void> => {
  await db
    .insert(divePhotos)
    .values(photoIds.map((photoId, position) => ({ diveId, photoId, position })))
    .onConflictDoNothing()
}
