import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { calendarTokens } from '#db/schema/event-people.ts'
import { users } from '#db/schema/people.ts'

export const findToken = async (db: Db, userId: string): Promise<{ createdAt: Date } | undefined> => {
  const [row] = await db
    .select({ createdAt: calendarTokens.createdAt })
    .from(calendarTokens)
    .where(eq(calendarTokens.userId, userId))
  return row
}

/** Keeps the hash of somebody’s secret in place of the one before. */
export const saveToken = async (
  db: Db,
  { userId, hash, at }: { userId: string; hash: Buffer; at: Date },
): Promise<void> => {
  const row = { hash, createdAt: at, usedOn: null }
  await db
    .insert(calendarTokens)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: calendarTokens.userId, set: row })
}

export const deleteToken = async (db: Db, userId: string): Promise<void> => {
  await db.delete(calendarTokens).where(eq(calendarTokens.userId, userId))
}

/** Whose secret has this hash; found by its hash, so that nothing is told by how long the comparison takes. */
export const findByHash = async (db: Db, hash: Buffer): Promise<string | undefined> => {
  const [row] = await db
    .select({ userId: calendarTokens.userId })
    .from(calendarTokens)
    .innerJoin(users, eq(users.id, calendarTokens.userId))
    .where(and(eq(calendarTokens.hash, hash), isNull(users.deletedAt)))
  return row?.userId
}

export const markUsed = async (db: Db, userId: string, day: string): Promise<void> => {
  await db
    .update(calendarTokens)
    .set({ usedOn: day })
    .where(
      and(
        eq(calendarTokens.userId, userId),
        or(isNull(calendarTokens.usedOn), ne(calendarTokens.usedOn, day)),
      ),
    )
}
