import type { Group } from '@soundings/contract/people'
import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sessions, users } from '#db/schema/people.ts'

export type SessionRow = typeof sessions.$inferSelect
export type KnownSession = SessionRow & { groups: Group[]; handle: string | null }

export const insertSession = async (db: Db, row: typeof sessions.$inferInsert): Promise<void> => {
  await db.insert(sessions).values(row)
}

/** A session that has not expired, with what its person may. */
export const findSession = async (db: Db, id: string, now: Date): Promise<KnownSession | undefined> => {
  const [row] = await db
    .select({ session: sessions, groups: users.groups, handle: users.handle })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now), isNull(users.deletedAt)))
  return row && { ...row.session, groups: row.groups as Group[], handle: row.handle }
}

/**
 * A session, also one whose account was deleted, for one caller at a time: others wait until the transaction ends.
 */
export const lockSession = async (
  db: Db,
  id: string,
  now: Date,
): Promise<(SessionRow & { isAccountDeleted: boolean }) | undefined> => {
  const [row] = await db
    .select({ session: sessions, deletedAt: users.deletedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now)))
    .for('update', { of: sessions })
  return row && { ...row.session, isAccountDeleted: row.deletedAt !== null }
}

export const updateSession = async (
  db: Db,
  id: string,
  changes: Partial<typeof sessions.$inferInsert>,
): Promise<void> => {
  await db.update(sessions).set(changes).where(eq(sessions.id, id))
}

export const listSessions = (db: Db, userId: string, now: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.usedAt), desc(sessions.id))

/** Answers whether the person had such a session. */
export const deleteSession = async (db: Db, userId: string, id: string): Promise<boolean> => {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return gone.length > 0
}

/** Takes from all sessions of a person what opens something or tells of them; what a refresh token is known by stays. */
export const blankSessions = async (db: Db, userId: string, accessHash: Buffer, now: Date): Promise<void> => {
  await db
    .update(sessions)
    .set({ accessHash, accessUntil: now, previousAccessHash: null, successor: null, userAgent: '' })
    .where(eq(sessions.userId, userId))
}

/** Ends all sessions of a person, but for one. */
export const deleteSessions = async (db: Db, userId: string, except?: string): Promise<void> => {
  const others = except === undefined ? undefined : ne(sessions.id, except)
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others))
}

export const deleteExpiredSessions = async (db: Db, now: Date): Promise<void> => {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}
