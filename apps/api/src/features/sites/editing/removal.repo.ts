import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'

/** Deletes for good what was taken away before this moment; merged sites stay, as their addresses lead on. */
export const deleteRemovedBefore = async (db: Db, moment: Date): Promise<void> => {
  await db
    .delete(sites)
    .where(and(eq(sites.approvalStatus, 'removed'), lt(sites.removedAt, moment), isNull(sites.mergedInto)))
}
