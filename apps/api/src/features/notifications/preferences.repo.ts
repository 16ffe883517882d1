import type { NotificationPreferencesChange } from '@soundings/contract/notification-preferences'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { notificationPreferences } from '#db/schema/delivery.ts'
import { users } from '#db/schema/people.ts'

type Stored = { preferences: Record<string, unknown>; version: number }

/** What somebody chose, as it lies there: an older version may have written it. */
export const findStored = async (db: Db, userId: string): Promise<Stored> => {
  const [row] = await db
    .select({ preferences: notificationPreferences.preferences, version: notificationPreferences.version })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
  return row ?? { preferences: {}, version: 0 }
}

/** Lets one at a time change what somebody chose, until the transaction ends. */
export const lockPerson = async (tx: Db, userId: string): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export const saveStored = async (
  db: Db,
  userId: string,
  preferences: Pick<NotificationPreferencesChange, 'groups' | 'quietHours'>,
): Promise<void> => {
  await db
    .insert(notificationPreferences)
    .values({ userId, preferences })
    .onConflictDoUpdate({
      target: notificationPreferences.userId,
      set: { preferences, version: sql`${notificationPreferences.version} + 1` },
    })
}

export const deleteStored = async (db: Db, userId: string): Promise<void> => {
  await db.delete(notificationPreferences).where(eq(notificationPreferences.userId, userId))
}
