import type { Db } from '#db/client.ts'
import { auditLog } from '#db/schema/people.ts'

/** Writes down, for ever, what somebody did with a special permission. */
export const writeAudit = async (db: Db, entry: typeof auditLog.$inferInsert): Promise<void> => {
  await db.insert(auditLog).values(entry)
}
