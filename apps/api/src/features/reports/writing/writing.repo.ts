import { and, count, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { photos } from '#db/schema/media.ts'
import { users } from '#db/schema/people.ts'
import { reports } from '#db/schema/reports.ts'

/** Keeps a person's new reports apart, until the transaction ends: each sees what the one before it added. */
export const lockWriter = async (tx: Db, userId: string): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** The report that its author sent under this name. */
export const findAdded = async (db: Db, authorId: string, clientKey: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.authorId, authorId), eq(reports.clientKey, clientKey)))
  return row?.id
}

/** How many reports of a person wait for a moderator. */
export const countPendingOf = async (db: Db, authorId: string): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(reports)
    .where(and(eq(reports.authorId, authorId), eq(reports.approvalStatus, 'pending')))
  return row?.count ?? 0
}

/** Whether a person sent all of these photos; they stay there until the transaction ends. */
export const lockOwnPhotos = async (tx: Db, uploaderId: string, ids: string[]): Promise<boolean> => {
  if (ids.length === 0) return true
  const rows = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(
      and(inArray(photos.id, ids), eq(photos.uploaderId, uploaderId), ne(photos.approvalStatus, 'private')),
    )
    .for('key share')
  return rows.length === ids.length
}

export const insertReport = async (tx: Db, row: typeof reports.$inferInsert): Promise<void> => {
  await tx.insert(reports).values(row)
}

export const deleteReport = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(reports).where(eq(reports.id, id))
}
