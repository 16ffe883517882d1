import { and, count, desc, eq, getTableColumns, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { tripLinks } from '#db/schema/trip-lists.ts'
import { trips } from '#db/schema/trips.ts'

export type LinkRow = typeof tripLinks.$inferSelect

const isOpenAt = (now: Date) => or(isNull(tripLinks.expiresAt), gt(tripLinks.expiresAt, now))

/** The links to a trip that are open, newest first. */
export const listLinks = (db: Db, tripId: string, now: Date): Promise<LinkRow[]> =>
  db
    .select()
    .from(tripLinks)
    .where(and(eq(tripLinks.tripId, tripId), isOpenAt(now)))
    .orderBy(desc(tripLinks.id))

export const countLinks = async (db: Db, tripId: string, now: Date): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(tripLinks)
    .where(and(eq(tripLinks.tripId, tripId), isOpenAt(now)))
  return row?.n ?? 0
}

export const insertLink = async (tx: Db, row: LinkRow): Promise<void> => {
  await tx.insert(tripLinks).values(row)
}

export const deleteLink = async (tx: Db, tripId: string, id: string): Promise<boolean> => {
  const gone = await tx
    .delete(tripLinks)
    .where(and(eq(tripLinks.tripId, tripId), eq(tripLinks.id, id)))
    .returning({ id: tripLinks.id })
  return gone.length > 0
}

/** The trip that a link leads to, and what it shows; undefined once it ended. */
export const findLinked = async (db: Db, tokenHash: Buffer, now: Date) => {
  const [row] = await db
    .select({ trip: getTableColumns(trips), shows: tripLinks.shows })
    .from(tripLinks)
    .innerJoin(trips, and(eq(trips.id, tripLinks.tripId), isNull(trips.deletedAt)))
    .where(and(eq(tripLinks.tokenHash, tokenHash), isOpenAt(now)))
  return row
}
