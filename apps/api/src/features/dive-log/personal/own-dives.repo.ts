import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { diveLogs, divePeople, dives, diveTrips } from '#db/schema/dive-log.ts'

/** Everything of a log, and who a person is in the logs of others. */
export const deleteLog = async (tx: Db, ownerId: string): Promise<void> => {
  await tx.delete(dives).where(eq(dives.ownerId, ownerId))
  await tx.delete(diveTrips).where(eq(diveTrips.ownerId, ownerId))
  await tx.delete(diveLogs).where(eq(diveLogs.ownerId, ownerId))
  await tx.update(divePeople).set({ memberId: null }).where(eq(divePeople.memberId, ownerId))
}

export const findStartingDives = async (db: Db, ownerId: string): Promise<number> => {
  const [row] = await db
    .select({ startingDives: sql<number>`${diveLogs.startingDives}` })
    .from(diveLogs)
    .where(eq(diveLogs.ownerId, ownerId))
  return row?.startingDives ?? 0
}
