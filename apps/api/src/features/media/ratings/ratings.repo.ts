import type { Ratings } from '@soundings/contract/media'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { photoRatings, photos } from '#db/schema/media.ts'

const ofPerson = (photoId: string, userId: string) =>
  and(eq(photoRatings.photoId, photoId), eq(photoRatings.userId, userId))

export const findRating = async (db: Db, photoId: string, userId: string): Promise<number | undefined> => {
  const [row] = await db
    .select({ rating: photoRatings.rating })
    .from(photoRatings)
    .where(ofPerson(photoId, userId))
  return row?.rating
}

export const putRating = async (tx: Db, row: typeof photoRatings.$inferInsert): Promise<void> => {
  const { rating, ratedAt } = row
  await tx
    .insert(photoRatings)
    .values(row)
    .onConflictDoUpdate({ target: [photoRatings.photoId, photoRatings.userId], set: { rating, ratedAt } })
}

/** Changes what a photo's ratings add up to; the caller keeps the photo from others. */
export const addToRatings = async (
  tx: Db,
  photoId: string,
  { sum, count }: { sum: number; count: number },
): Promise<Ratings> => {
  const [row] = await tx
    .update(photos)
    .set({
      ratingSum: sql`${photos.ratingSum} + ${sum}`,
      ratingCount: sql`${photos.ratingCount} + ${count}`,
    })
    .where(eq(photos.id, photoId))
    .returning({ average: photos.averageRating, count: photos.ratingCount })
  if (!row) throw new Error('A photo that was locked is gone')
  return row
}

/** The ratings that a person gave, by photo; the photos are locked in the order of their ids, until the transaction ends. */
export const lockRatingsOf = async (
  tx: Db,
  userId: string,
): Promise<{ photoId: string; siteId: string | null; rating: number }[]> =>
  tx
    .select({ photoId: photos.id, siteId: photos.siteId, rating: photoRatings.rating })
    .from(photoRatings)
    .innerJoin(photos, eq(photos.id, photoRatings.photoId))
    .where(eq(photoRatings.userId, userId))
    .orderBy(photos.id)
    .for('update', { of: photos })

export const deleteRatingsOf = async (tx: Db, userId: string): Promise<void> => {
  await tx.delete(photoRatings).where(eq(photoRatings.userId, userId))
}

/** What a person said of photos, for themselves. */
export const findRatingsOf = (
  db: Db,
  userId: string,
): Promise<Omit<typeof photoRatings.$inferSelect, 'userId'>[]> => {
  const { photoId, rating, ratedAt } = photoRatings
  return db.select({ photoId, rating, ratedAt }).from(photoRatings).where(eq(photoRatings.userId, userId))
}
