import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { comesAfter } from '#db/pages.ts'
import { certifications } from '#db/schema/certifications.ts'
import { photos } from '#db/schema/media.ts'
import { users } from '#db/schema/people.ts'
import type { PendingPlace } from '#extension-points/reviewable.ts'

const { reviewAskedAt, id: cardId, photoId } = certifications

/** Asked for, of somebody who is there, with a photo to look at. */
const isWaiting = and(isNotNull(reviewAskedAt), isNotNull(photoId), isNull(users.deletedAt))

const selectCards = (db: Db) =>
  db
    .select({
      card: certifications,
      holder: { id: users.id, handle: users.handle, name: users.fullName, avatar: users.avatarUrl },
      photoState: photos.state,
    })
    .from(certifications)
    .innerJoin(users, eq(users.id, certifications.ownerId))
    .leftJoin(photos, eq(photos.id, photoId))

export type ReviewedCard = Awaited<ReturnType<typeof selectCards>>[number]

export const countWaitingCards = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(certifications)
    .innerJoin(users, eq(users.id, certifications.ownerId))
    .where(isWaiting)
  return row?.count ?? 0
}

/** Cards that wait, those that wait longest first, from just after `after`. */
export const listWaitingCards = (
  db: Db,
  after: PendingPlace | undefined,
  limit: number,
): Promise<ReviewedCard[]> =>
  selectCards(db)
    .where(and(isWaiting, comesAfter(reviewAskedAt, cardId, after)))
    .orderBy(asc(reviewAskedAt), asc(cardId))
    .limit(limit)

export const findWaitingCard = async (db: Db, id: string): Promise<ReviewedCard | undefined> => {
  const [row] = await selectCards(db).where(and(eq(cardId, id), isWaiting))
  return row
}

/** A card as it is, kept from everybody else until the transaction ends. */
export const lockCard = async (
  tx: Db,
  id: string,
): Promise<typeof certifications.$inferSelect | undefined> => {
  const [row] = await tx.select().from(certifications).where(eq(cardId, id)).for('update')
  return row
}
