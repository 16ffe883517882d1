import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'
import { hidePhotosOf } from '../pictures/pictures.repo.ts'

/** Deletes for good what was taken away before this moment. Merged sites stay, and those that they lead to. */
export const deleteRemovedBefore = async (db: Db, moment: Date): Promise<void> => {
  const isLedTo = sql`exists (select from sites led where led.merged_into = ${sites.id})`
  const isOver = and(
    eq(sites.approvalStatus, 'removed'),
    lt(sites.removedAt, moment),
    isNull(sites.mergedInto),
    sql`not ${isLedTo}`,
  )
  await db.transaction(async (tx) => {
    await hidePhotosOf(tx, isOver)
    await tx.delete(sites).where(isOver)
  })
}
