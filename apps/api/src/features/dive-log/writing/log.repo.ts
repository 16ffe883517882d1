import { count, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { diveLogs, dives } from '#db/schema/dive-log.ts'

/**
 * Opens a person's log for a change: it is counted, and others who change the same log wait until the transaction ends.
 * Sites are locked before it, dives after it.
 */
export const openLog = async (tx: Db, ownerId: string): Promise<void> => {
  await tx
    .insert(diveLogs)
    .values({ ownerId, revision: 1 })
    .onConflictDoUpdate({ target: diveLogs.ownerId, set: { revision: sql`${diveLogs.revision} + 1` } })
}

const writeStartingDives = async (tx: Db, ownerId: string, startingDives: number): Promise<void> => {
  await tx.update(diveLogs).set({ startingDives }).where(eq(diveLogs.ownerId, ownerId))
}

/** How many dives somebody made before their log. */
export const findStartingDives = async (db: Db, ownerId: string): Promise<number> => {
  const [log] = await db
    .select({ startingDives: diveLogs.startingDives })
    .from(diveLogs)
    .where(eq(diveLogs.ownerId, ownerId))
  return log?.startingDives ?? 0
}

/** Sets how many those were, as a change of the log. */
export const changeStartingDives = async (tx: Db, ownerId: string, startingDives: number): Promise<void> => {
  await openLog(tx, ownerId)
  await writeStartingDives(tx, ownerId, startingDives)
}

/** All dives of a person, those in the trash too. */
export const countAll = async (db: Db, ownerId: string): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(dives).where(eq(dives.ownerId, ownerId))
  return row?.count ?? 0
}
