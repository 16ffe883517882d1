import type { Db } from '#db/client.ts'
import { reports } from '#db/schema/reports.ts'

/** Adds the reports that are not there yet; answers how many these were. */
export const addMissing = async (db: Db, rows: (typeof reports.$inferInsert)[]): Promise<number> => {
  if (rows.length === 0) return 0
  const added = await db
    .insert(reports)
    .values(rows)
    .onConflictDoNothing({ target: reports.id })
    .returning({ id: reports.id })
  return added.length
}
