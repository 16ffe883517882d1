import type { UserSettings } from '@soundings/contract/settings'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { userSettings } from '#db/schema/people.ts'

/** What was saved for a person, as it lies there: an older version may have written it. */
export const findSettings = async (
  db: Db,
  userId: string,
): Promise<{ settings: Record<string, unknown>; updatedAt: Date } | undefined> => {
  const [row] = await db
    .select({ settings: userSettings.settings, updatedAt: userSettings.updatedAt })
    .from(userSettings)
    .where(eq(userSettings.userId, userId))
  return row
}

export const saveSettings = async (
  db: Db,
  userId: string,
  settings: UserSettings,
  updatedAt: Date,
): Promise<void> => {
  await db
    .insert(userSettings)
    .values({ userId, settings, updatedAt })
    .onConflictDoUpdate({ target: userSettings.userId, set: { settings, updatedAt } })
}

export const deleteSettings = async (db: Db, userId: string): Promise<void> => {
  await db.delete(userSettings).where(eq(userSettings.userId, userId))
}
