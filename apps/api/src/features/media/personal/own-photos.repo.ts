import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { photos } from '#db/schema/media.ts'
import { users } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'

export const deletePhotos = async (tx: Db, ids: string[]): Promise<void> => {
  if (ids.length > 0) await tx.delete(photos).where(inArray(photos.id, ids))
}

type Photo = typeof photos.$inferSelect
export type Kept = Pick<Photo, 'id' | 'key' | 'siteId' | 'approvalStatus' | 'state'>

/** The photos that a person added, kept from others until the transaction ends. */
export const lockPhotosOf = (tx: Db, userId: string): Promise<Kept[]> => {
  const { id, key, siteId, approvalStatus, state } = photos
  return tx
    .select({ id, key, siteId, approvalStatus, state })
    .from(photos)
    .where(eq(photos.uploaderId, userId))
    .orderBy(id)
    .for('update')
}

/** Takes a person's name off what they added or approved, and what their files said of where and with what they were. */
export const forgetUploader = async (tx: Db, userId: string): Promise<void> => {
  const nothing = { takenAt: null, takenLng: null, takenLat: null, camera: null }
  await tx
    .update(photos)
    .set({ uploaderId: null, clientKey: null, ...nothing })
    .where(eq(photos.uploaderId, userId))
  await tx.update(photos).set({ approvedBy: null }).where(eq(photos.approvedBy, userId))
}

/** The picture that a person has of themselves, as the address of it; null where there is none. */
export const findAvatarOf = async (db: Db, userId: string): Promise<string | null> => {
  const [row] = await db.select({ avatarUrl: users.avatarUrl }).from(users).where(eq(users.id, userId))
  return row?.avatarUrl ?? null
}

/** The photos of a person whose sizes are made, the newest first. */
export const findReadyOf = (db: Db, userId: string): Promise<Pick<Photo, 'id' | 'key' | 'width'>[]> =>
  db
    .select({ id: photos.id, key: photos.key, width: photos.width })
    .from(photos)
    .where(and(eq(photos.uploaderId, userId), eq(photos.state, 'ready')))
    .orderBy(desc(photos.id))

/** The photos that a person added with all that is kept of them, for themselves. */
export const findPhotosOf = async (db: Db, userId: string): Promise<unknown[]> => {
  const { key, caption, description, tags, approvalStatus, rejectionReason, state, problem } = photos
  const { width, height, takenAt, camera, takenLng, takenLat, ratingCount, averageRating } = photos
  return (
    db
      .select({
        id: photos.id,
        key,
        siteId: photos.siteId,
        siteName: sites.siteName,
        caption,
        description,
        tags,
        approvalStatus,
        rejectionReason,
        state,
        problem,
        width,
        height,
        takenAt,
        camera,
        takenLng,
        takenLat,
        averageRating,
        ratingCount,
        createdAt: photos.createdAt,
      })
      .from(photos)
      // The name of a site that was removed is nobody's to read.
      .leftJoin(sites, and(eq(sites.id, photos.siteId), ne(sites.approvalStatus, 'removed')))
      .where(eq(photos.uploaderId, userId))
      .orderBy(photos.id)
  )
}
