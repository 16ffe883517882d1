import { and, isNull, lt } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { mailedCodes, signUps } from '#db/schema/people.ts'

export const deleteOldCodes = async (db: Db, now: Date): Promise<void> => {
  await db.delete(mailedCodes).where(lt(mailedCodes.expiresAt, now))
}

/** Sign-ups that nobody finished. One whose address is proved stays until the account has a password. */
export const deleteUnfinished = async (db: Db, before: Date): Promise<void> => {
  await db.delete(signUps).where(and(lt(signUps.createdAt, before), isNull(signUps.provedAt)))
}
