import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { groupInvites } from '#db/schema/groups.ts'

export type InviteRow = typeof groupInvites.$inferSelect

const isOpenAt = (now: Date) =>
  and(isNull(groupInvites.revokedAt), gt(groupInvites.expiresAt, now), gt(groupInvites.usesLeft, 0))

/** The latest links of a group, also those that have ended. */
export const listInvites = (db: Db, groupId: string, limit: number): Promise<InviteRow[]> =>
  db
    .select()
    .from(groupInvites)
    .where(and(eq(groupInvites.groupId, groupId), isNull(groupInvites.revokedAt)))
    .orderBy(desc(groupInvites.createdAt), desc(groupInvites.id))
    .limit(limit)

export const countOpen = async (db: Db, groupId: string, now: Date): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(groupInvites)
    .where(and(eq(groupInvites.groupId, groupId), isOpenAt(now)))
  return row?.n ?? 0
}

export const insertInvite = async (tx: Db, row: InviteRow): Promise<void> => {
  await tx.insert(groupInvites).values(row)
}

export const revokeInvite = async (db: Db, groupId: string, id: string, now: Date): Promise<void> => {
  await db
    .update(groupInvites)
    .set({ revokedAt: now })
    .where(and(eq(groupInvites.groupId, groupId), eq(groupInvites.id, id), isNull(groupInvites.revokedAt)))
}

/** A link that was neither taken back nor ended; it may be used up. */
export const findInvite = async (db: Db, hash: Buffer, now: Date): Promise<InviteRow | undefined> => {
  const [row] = await db
    .select()
    .from(groupInvites)
    .where(and(eq(groupInvites.hash, hash), isNull(groupInvites.revokedAt), gt(groupInvites.expiresAt, now)))
  return row
}

/** Takes one use; false where none is left. */
export const useInvite = async (tx: Db, id: string, now: Date): Promise<boolean> => {
  const used = await tx
    .update(groupInvites)
    .set({ usesLeft: sql`${groupInvites.usesLeft} - 1` })
    .where(and(eq(groupInvites.id, id), isOpenAt(now)))
    .returning({ id: groupInvites.id })
  return used.length > 0
}
