import { and, count, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { diveShares, dives } from '#db/schema/dive-log.ts'
import { users } from '#db/schema/people.ts'

const isOpenAt = (now: Date) => or(isNull(diveShares.expiresAt), gt(diveShares.expiresAt, now))

/** The links to a dive that are open, newest first. */
export const listShares = (db: Db, diveId: string, now: Date) =>
  db
    .select()
    .from(diveShares)
    .where(and(eq(diveShares.diveId, diveId), isOpenAt(now)))
    .orderBy(desc(diveShares.id))

export const countShares = async (db: Db, diveId: string, now: Date): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(diveShares)
    .where(and(eq(diveShares.diveId, diveId), isOpenAt(now)))
  return row?.count ?? 0
}

export const insertShare = async (tx: Db, row: typeof diveShares.$inferInsert): Promise<void> => {
  await tx.insert(diveShares).values(row)
}

export const deleteShare = async (tx: Db, diveId: string, id: string): Promise<void> => {
  await tx.delete(diveShares).where(and(eq(diveShares.diveId, diveId), eq(diveShares.id, id)))
}

/** The dive that a link leads to, whose it is, and what it shows; undefined once it ended. */
export const findShared = async (db: Db, tokenHash: Buffer, now: Date) => {
  const [row] = await db
    .select({ diveId: dives.id, ownerId: dives.ownerId, shows: diveShares.shows, diver: users.handle })
    .from(diveShares)
    .innerJoin(dives, eq(dives.id, diveShares.diveId))
    .innerJoin(users, eq(users.id, dives.ownerId))
    .where(and(eq(diveShares.tokenHash, tokenHash), isOpenAt(now), isNull(dives.deletedAt)))
  return row
}
