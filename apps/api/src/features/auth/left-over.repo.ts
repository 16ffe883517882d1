import { and, isNull, lt } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { localAccounts, mailedCodes, pendingSignups } from '#db/schema/people.ts'

export const deleteOldCodes = async (db: Db, now: Date): Promise<void> => {
  await db.delete(mailedCodes).where(lt(mailedCodes.expiresAt, now))
}

/** Sign-ups that nobody finished: their addresses are free again. */
export const deleteUnfinished = async (db: Db, before: Date): Promise<void> => {
  await db.delete(pendingSignups).where(lt(pendingSignups.createdAt, before))
  await db
    .delete(localAccounts)
    .where(and(isNull(localAccounts.verifiedAt), lt(localAccounts.createdAt, before)))
}
