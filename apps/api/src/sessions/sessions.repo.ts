import type { Group } from '@soundings/contract/people'
import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { prepared } from '#db/prepared.ts'
import { sessions, users } from '#db/schema/people.ts'
import { standings } from '#db/schema/relations.ts'
import type { Silenced } from '#shared/person.ts'

export type SessionRow = typeof sessions.$inferSelect
/** What a moderator decided that takes rights from somebody. */
export type Held = Silenced & { standing: 'silenced' | 'suspended' }
export type KnownSession = SessionRow & { groups: Group[]; handle: string | null; held: Held | null }

const { standing, until, reason } = standings
const isHeld = inArray(standing, ['silenced', 'suspended'])
const toHeld = (row: { standing: string; until: Date | null; reason: string | null } | null): Held | null =>
  row as Held | null

/** What a moderator decided about somebody that takes rights from them, if anything; it may have ended. */
export const findHeld = async (db: Db, userId: string): Promise<Held | null> => {
  const [row] = await db
    .select({ standing, until, reason })
    .from(standings)
    .where(and(eq(standings.userId, userId), isHeld))
  return toHeld(row ?? null)
}

export const insertSession = async (db: Db, row: typeof sessions.$inferInsert): Promise<void> => {
  await db.insert(sessions).values(row)
}

const going = prepared((db) =>
  db
    .select({
      session: sessions,
      groups: users.groups,
      handle: users.handle,
      held: { standing, until, reason },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(standings, and(eq(standings.userId, users.id), isHeld))
    .where(
      and(
        eq(sessions.id, sql.placeholder('id')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.deletedAt),
      ),
    )
    .prepare('session'),
)

/** A session that has not expired, with what its person may. */
export const findSession = async (db: Db, id: string, now: Date): Promise<KnownSession | undefined> => {
  const [row] = await going(db).execute({ id, now })
  if (!row) return undefined
  return { ...row.session, groups: row.groups as Group[], handle: row.handle, held: toHeld(row.held) }
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
