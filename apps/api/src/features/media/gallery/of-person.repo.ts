import type { Photo } from '@soundings/contract/media'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { photos } from '#db/schema/media.ts'
import type { TimedPlace } from '#shared/timed-place.ts'
import { isPublic, selectPhotos, toPhoto } from '../photos.repo.ts'

/** Somebody’s public photos as everybody sees them, newest first. */
export const listPublicPhotosBy = async (
  db: Db,
  uploaderId: string,
  { after, limit }: { after: TimedPlace | undefined; limit: number },
): Promise<Photo[]> => {
  const later =
    after && sql`(${photos.createdAt}, ${photos.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
  const rows = await selectPhotos(db)
    .where(and(eq(photos.uploaderId, uploaderId), isPublic, later))
    .orderBy(desc(photos.createdAt), desc(photos.id))
    .limit(limit)
  return rows.map((row) => toPhoto(row))
}
