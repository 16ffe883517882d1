import type { StandingChoice } from '@soundings/contract/standing'
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { auditLog, users } from '#db/schema/people.ts'
import { standings } from '#db/schema/relations.ts'

/** How a decision about somebody is named in the audit log. */
export const auditAction = 'standing'
export const auditSubject = 'people'

/** Lets one moderator at a time decide about somebody, until the transaction ends; false when they are gone. */
export const lockPerson = async (tx: Db, userId: string): Promise<boolean> => {
  const rows = await tx
    .select({ deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return rows[0]?.deletedAt === null
}

type Row = typeof standings.$inferInsert

export const saveStanding = async (tx: Db, row: Row): Promise<void> => {
  await tx.insert(standings).values(row).onConflictDoUpdate({ target: standings.userId, set: row })
}

export const deleteStanding = async (tx: Db, userId: string): Promise<void> => {
  await tx.delete(standings).where(eq(standings.userId, userId))
}

export const findStanding = async (
  db: Db,
  userId: string,
): Promise<typeof standings.$inferSelect | undefined> => {
  const [row] = await db.select().from(standings).where(eq(standings.userId, userId))
  return row
}

const mostActions = 20

/** What moderators decided about somebody, latest first. */
export const findActions = async (db: Db, userId: string) => {
  const rows = await db
    .select({ details: auditLog.details, at: auditLog.at, by: users.handle })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        eq(auditLog.subjectType, auditSubject),
        eq(auditLog.subjectId, userId),
        eq(auditLog.action, auditAction),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(mostActions)
  return rows.map(({ details, at, by }) => ({
    ...(details as { standing: StandingChoice; until: string | null; reason: string | null }),
    by,
    at: at.toISOString(),
  }))
}

/** Those of these people who are there, as moderators see them. */
export const findReportable = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: users.id,
      handle: sql<string>`${users.handle}`,
      name: users.fullName,
      avatar: users.avatarUrl,
      memberSince: users.createdAt,
    })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deletedAt), isNotNull(users.handle)))
