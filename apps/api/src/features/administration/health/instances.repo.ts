import { desc, eq, lt } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { instances } from '#db/schema/administration.ts'

export type InstanceRow = typeof instances.$inferSelect

/** Writes down that a server lives, and forgets those that were seen before `since` for the last time. */
export const noteAlive = async (db: Db, row: InstanceRow, since: Date): Promise<void> => {
  await db
    .insert(instances)
    .values(row)
    .onConflictDoUpdate({ target: instances.id, set: { seenAt: row.seenAt } })
  await db.delete(instances).where(lt(instances.seenAt, since))
}

export const forgetInstance = async (db: Db, id: string): Promise<void> => {
  await db.delete(instances).where(eq(instances.id, id))
}

/** As many as there are servers: the latest started first. */
export const listInstances = (db: Db): Promise<InstanceRow[]> =>
  db.select().from(instances).orderBy(desc(instances.startedAt), desc(instances.id))
