import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { divePhotos, dives } from '#db/schema/dive-log.ts'
import { inLogOf } from '../dives.repo.ts'

export type PhotoPlace = { by: string; dive: string; at: number; id: string }

const chosen = (ownerId: string, diveId: string | undefined): SQL | undefined =>
  and(inLogOf(ownerId), diveId === undefined ? undefined : eq(dives.id, diveId))

/** The photos of a log by dive, those of the newest dive first. */
export const listPhotos = (
  db: Db,
  ownerId: string,
  { diveId, after, limit }: { diveId: string | undefined; after: PhotoPlace | undefined; limit: number },
) => {
  const past =
    after &&
    sql`(${dives.startsAt}, ${dives.id}, -${divePhotos.position}, ${divePhotos.photoId}) <
      (${after.by}::timestamp, ${after.dive}::uuid, -(${after.at}::integer), ${after.id}::uuid)`
  return db
    .select({
      id: divePhotos.photoId,
      diveId: dives.id,
      startsAt: dives.startsAt,
      position: divePhotos.position,
    })
    .from(divePhotos)
    .innerJoin(dives, eq(dives.id, divePhotos.diveId))
    .where(and(chosen(ownerId, diveId), past))
    .orderBy(
      desc(dives.startsAt),
      desc(dives.id),
      sql`-${divePhotos.position} desc`,
      desc(divePhotos.photoId),
    )
    .limit(limit)
}

export const countPhotos = async (db: Db, ownerId: string, diveId: string | undefined): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(divePhotos)
    .innerJoin(dives, eq(dives.id, divePhotos.diveId))
    .where(chosen(ownerId, diveId))
  return row?.count ?? 0
}
