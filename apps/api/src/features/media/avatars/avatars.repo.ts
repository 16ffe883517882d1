import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/people.ts'

/** Whether an address is that of somebody's picture. */
export const isShown = async (db: Db, avatarUrl: string): Promise<boolean> => {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.avatarUrl, avatarUrl)).limit(1)
  return found.length > 0
}

/** Gives a person another picture, or none; answers the one before. */
export const replaceAvatar = async (
  tx: Db,
  userId: string,
  avatarUrl: string | null,
): Promise<string | null> => {
  const [before] = await tx
    .select({ avatarUrl: users.avatarUrl })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  await tx.update(users).set({ avatarUrl }).where(eq(users.id, userId))
  return before?.avatarUrl ?? null
}
