import type { Draft, DraftBody } from '@soundings/contract/drafts'
import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { drafts } from '#db/schema/drafts.ts'
import { users } from '#db/schema/people.ts'

type Row = typeof drafts.$inferSelect

const toDraft = ({ key, body, version, updatedAt }: Row): Draft => ({
  key,
  body,
  version,
  updatedAt: updatedAt.toISOString(),
})

const one = (userId: string, key: string) => and(eq(drafts.userId, userId), eq(drafts.key, key))

/** Somebody’s drafts, the last written first. */
export const listDraftsOf = async (db: Db, userId: string): Promise<Draft[]> => {
  const rows = await db
    .select()
    .from(drafts)
    .where(eq(drafts.userId, userId))
    .orderBy(desc(drafts.updatedAt), drafts.key)
  return rows.map(toDraft)
}

export const findDraft = async (db: Db, userId: string, key: string): Promise<Draft | undefined> => {
  const [row] = await db.select().from(drafts).where(one(userId, key))
  return row && toDraft(row)
}

/** Lets one device at a time keep what somebody writes, until the transaction ends. */
export const lockWriter = async (tx: Db, userId: string): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export const countDraftsOf = async (db: Db, userId: string): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(drafts).where(eq(drafts.userId, userId))
  return row?.total ?? 0
}

export const saveDraft = async (
  tx: Db,
  draft: { userId: string; key: string; body: DraftBody; version: number; updatedAt: Date },
): Promise<void> => {
  const { body, version, updatedAt } = draft
  await tx
    .insert(drafts)
    .values(draft)
    .onConflictDoUpdate({ target: [drafts.userId, drafts.key], set: { body, version, updatedAt } })
}

export const deleteDraft = async (db: Db, userId: string, key: string): Promise<void> => {
  await db.delete(drafts).where(one(userId, key))
}

/** Deletes the draft of what was sent under this key. */
export const deleteSentDraft = async (db: Db, userId: string, clientKey: string): Promise<void> => {
  await db
    .delete(drafts)
    .where(and(eq(drafts.userId, userId), sql`${drafts.body} ->> 'clientKey' = ${clientKey}`))
}

export const deleteDraftsOf = async (db: Db, userId: string): Promise<void> => {
  await db.delete(drafts).where(eq(drafts.userId, userId))
}

export const deleteDraftsBefore = async (db: Db, oldest: Date): Promise<void> => {
  await db.delete(drafts).where(lt(drafts.updatedAt, oldest))
}
