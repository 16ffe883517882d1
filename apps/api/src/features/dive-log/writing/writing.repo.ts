import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { diveChanges, diveComputers, dives } from '#db/schema/dive-log.ts'

/** The dive that its owner sent under this name, in the trash or not. */
export const findAdded = async (db: Db, ownerId: string, clientKey: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: dives.id })
    .from(dives)
    .where(and(eq(dives.ownerId, ownerId), eq(dives.clientKey, clientKey)))
  return row?.id
}

export const insertDive = async (tx: Db, row: typeof dives.$inferInsert): Promise<void> => {
  await tx.insert(dives).values(row)
}

export const writeDive = async (
  tx: Db,
  id: string,
  known: Partial<typeof dives.$inferInsert>,
): Promise<void> => {
  await tx.update(dives).set(known).where(eq(dives.id, id))
}

/** Where no computer of a dive has samples any more, it has no profile. */
export const dropLostProfile = async (tx: Db, id: string): Promise<void> => {
  const hasSamples = sql`exists (select from ${diveComputers}
    where ${diveComputers.diveId} = ${id}::uuid and ${diveComputers.sampleCount} > 0)`
  await tx
    .update(dives)
    .set({ hasProfile: false, outline: null })
    .where(and(eq(dives.id, id), eq(dives.hasProfile, true), sql`not ${hasSamples}`))
}

export const keepChange = async (tx: Db, row: typeof diveChanges.$inferInsert): Promise<void> => {
  await tx.insert(diveChanges).values(row)
}
