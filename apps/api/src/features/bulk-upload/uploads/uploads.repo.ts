import type { UploadColumn } from '@soundings/contract/bulk-upload'
import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/people.ts'
import { uploadRows, uploads } from '#db/schema/uploads.ts'

export type UploadRecord = typeof uploads.$inferSelect

export const insertUpload = async (db: Db, upload: typeof uploads.$inferInsert): Promise<void> => {
  await db.insert(uploads).values(upload)
}

export const findUpload = async (
  db: Db,
  id: string,
): Promise<(UploadRecord & { byHandle: string | null }) | undefined> => {
  const [row] = await db
    .select({ upload: uploads, byHandle: users.handle })
    .from(uploads)
    .leftJoin(users, eq(users.id, uploads.byId))
    .where(and(eq(uploads.id, id), ne(uploads.state, 'discarded')))
  return row && { ...row.upload, byHandle: row.byHandle }
}

/** An upload, kept from everybody else's changes until the transaction ends. */
export const lockUpload = async (tx: Db, id: string): Promise<UploadRecord | undefined> => {
  const [row] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), ne(uploads.state, 'discarded')))
    .for('update')
  return row
}

export const writeUpload = async (
  db: Db,
  id: string,
  values: Partial<typeof uploads.$inferInsert>,
): Promise<void> => {
  await db.update(uploads).set(values).where(eq(uploads.id, id))
}

/** Says how far the work on an upload has come; only while it is in this state. */
export const writeProgress = async (
  db: Db,
  id: string,
  state: UploadRecord['state'],
  progress: number,
): Promise<void> => {
  await db
    .update(uploads)
    .set({ progress })
    .where(and(eq(uploads.id, id), eq(uploads.state, state)))
}

/** Another upload that is being created or undone right now. */
export const findUnderWay = async (db: Db, exceptId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.state, ['committing', 'undoing']), ne(uploads.id, exceptId)))
    .limit(1)
  return rows.length > 0
}

export type ListPlace = { at: Date; id: string }

export const listUploads = async (db: Db, before: ListPlace | undefined, limit: number) => {
  const rows = await db
    .select({ upload: uploads, byHandle: users.handle })
    .from(uploads)
    .leftJoin(users, eq(users.id, uploads.byId))
    .where(
      and(
        ne(uploads.state, 'discarded'),
        before &&
          sql`(${uploads.createdAt}, ${uploads.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`,
      ),
    )
    .orderBy(desc(uploads.createdAt), desc(uploads.id))
    .limit(limit)
  return rows.map(({ upload, byHandle }) => ({ ...upload, byHandle }))
}

export const countUploads = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(uploads)
    .where(ne(uploads.state, 'discarded'))
  return row?.count ?? 0
}

/** How the columns of this header were matched the last time that somebody did it by hand. */
export const findRemembered = async (db: Db, headerKey: string): Promise<UploadColumn[] | undefined> => {
  const [row] = await db
    .select({ columns: uploads.columns })
    .from(uploads)
    .where(and(eq(uploads.headerKey, headerKey), sql`${uploads.columns} @> '[{"confidence":"chosen"}]'`))
    .orderBy(desc(uploads.createdAt))
    .limit(1)
  return row?.columns
}

/** What is over goes: previews that nobody went on with, and the rows of those that cannot be undone any more. */
export const forgetExpired = async (db: Db, now: Date): Promise<void> => {
  const isOver = lt(uploads.expiresAt, now)
  const ended = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(isOver, inArray(uploads.state, ['done', 'undone'])))
  await db.delete(uploadRows).where(inArray(uploadRows.uploadId, ended))
  await db.delete(uploads).where(and(isOver, inArray(uploads.state, ['checking', 'ready', 'discarded'])))
}

export const findUploadsOf = (db: Db, userId: string) =>
  db
    .select({
      name: uploads.name,
      state: uploads.state,
      rows: uploads.rows,
      successful: uploads.successful,
      createdAt: uploads.createdAt,
    })
    .from(uploads)
    .where(eq(uploads.byId, userId))
    .orderBy(uploads.createdAt)

/** What was created stays, without a name; the files that nothing was made of go. */
export const forgetUploadsOf = async (db: Db, userId: string): Promise<void> => {
  await db
    .delete(uploads)
    .where(and(eq(uploads.byId, userId), inArray(uploads.state, ['checking', 'ready', 'discarded'])))
  await db.update(uploads).set({ byId: null }).where(eq(uploads.byId, userId))
}
