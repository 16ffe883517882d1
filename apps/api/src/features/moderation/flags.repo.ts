import type { FlagReason } from '@soundings/contract/moderation'
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { comesAfter } from '#db/pages.ts'
import { contentFlags } from '#db/schema/contributions.ts'
import { users } from '#db/schema/people.ts'
import type { PendingPlace } from '#extension-points/reviewable.ts'

type Row = typeof contentFlags.$inferSelect
export type Flag = Omit<Row, 'reason'> & { reason: FlagReason }
export type OpenFlag = Flag & { reporterHandle: string | null }

const isOpen = eq(contentFlags.status, 'open')
const toFlag = <R extends Row>(row: R): Omit<R, 'reason'> & { reason: FlagReason } => ({
  ...row,
  reason: row.reason as FlagReason,
})

/** Adds a flag, unless this person has one open about the same thing; whether it did. */
export const insertFlag = async (db: Db, row: Omit<Flag, 'status'>): Promise<boolean> => {
  const inserted = await db
    .insert(contentFlags)
    .values({ ...row, status: 'open' })
    .onConflictDoNothing()
    .returning({ id: contentFlags.id })
  return inserted.length > 0
}

/** Whether something that nobody reported waits with this note. */
export const isNoted = async (db: Db, { type, itemId, note }: Pick<Flag, 'type' | 'itemId' | 'note'>) => {
  const rows = await db
    .select({ id: contentFlags.id })
    .from(contentFlags)
    .where(
      and(
        isOpen,
        eq(contentFlags.type, type),
        eq(contentFlags.itemId, itemId),
        isNull(contentFlags.reporterId),
        eq(contentFlags.note, note ?? ''),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export const countOpenFlags = async (db: Db): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(contentFlags).where(isOpen)
  return row?.count ?? 0
}

/** Open flags, oldest first, from just after `after`. */
export const listOpenFlags = async (
  db: Db,
  after: PendingPlace | undefined,
  limit: number,
): Promise<OpenFlag[]> => {
  const { createdAt, id } = contentFlags
  const rows = await db
    .select({ flag: contentFlags, reporterHandle: users.handle })
    .from(contentFlags)
    .leftJoin(users, eq(users.id, contentFlags.reporterId))
    .where(and(isOpen, comesAfter(createdAt, id, after)))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
  return rows.map(({ flag, reporterHandle }) => ({ ...toFlag(flag), reporterHandle }))
}

/** Open flags of these people. */
export const findOpenFlagsBy = async (db: Db, reporterIds: readonly string[]): Promise<Flag[]> => {
  if (reporterIds.length === 0) return []
  const rows = await db
    .select()
    .from(contentFlags)
    .where(and(inArray(contentFlags.reporterId, [...reporterIds]), isOpen))
  return rows.map(toFlag)
}

export const findOpenFlag = async (db: Db, id: string): Promise<OpenFlag | undefined> => {
  const [row] = await db
    .select({ flag: contentFlags, reporterHandle: users.handle })
    .from(contentFlags)
    .leftJoin(users, eq(users.id, contentFlags.reporterId))
    .where(and(eq(contentFlags.id, id), isOpen))
  return row && { ...toFlag(row.flag), reporterHandle: row.reporterHandle }
}

/** Dismisses one flag; false when it is not open any more. */
export const dismissFlag = async (tx: Db, id: string): Promise<boolean> => {
  const closed = await tx
    .update(contentFlags)
    .set({ status: 'dismissed' })
    .where(and(eq(contentFlags.id, id), isOpen))
    .returning({ id: contentFlags.id })
  return closed.length > 0
}

const uphold = (tx: Db, { type, itemId }: Pick<Flag, 'type' | 'itemId'>) =>
  tx
    .update(contentFlags)
    .set({ status: 'upheld' })
    .where(and(eq(contentFlags.type, type), eq(contentFlags.itemId, itemId), isOpen))
    .returning({ id: contentFlags.id, reporterId: contentFlags.reporterId })

/** Upholds all that people object to in one thing; answers the ids of the flags. */
export const upholdFlagsOf = async (tx: Db, of: Pick<Flag, 'type' | 'itemId'>): Promise<string[]> =>
  (await uphold(tx, of)).map(({ id }) => id)

/** The same for a thing that is gone; answers who objected. */
export const closeFlagsOf = async (tx: Db, of: Pick<Flag, 'type' | 'itemId'>): Promise<string[]> =>
  (await uphold(tx, of)).flatMap(({ reporterId }) => reporterId ?? [])

/** Opens flags again; those of people who flagged the same thing anew stay closed. Answers the ids of the others. */
export const reopenFlags = async (tx: Db, ids: string[], from: Flag['status']): Promise<string[]> => {
  const isFlaggedAnew = sql`exists (
    select from content_flags newer where newer.status = 'open' and newer.type = ${contentFlags.type}
      and newer.item_id = ${contentFlags.itemId} and newer.reporter_id = ${contentFlags.reporterId})`
  const opened = await tx
    .update(contentFlags)
    .set({ status: 'open' })
    .where(and(inArray(contentFlags.id, ids), eq(contentFlags.status, from), sql`not ${isFlaggedAnew}`))
    .returning({ id: contentFlags.id })
  return opened.map(({ id }) => id)
}

export const findFlags = async (db: Db, ids: string[]): Promise<Flag[]> => {
  const rows = await db.select().from(contentFlags).where(inArray(contentFlags.id, ids))
  return rows.map(toFlag)
}

/** What a person objected to, newest first. */
export const findFlagsOf = (
  db: Db,
  userId: string,
): Promise<Pick<Row, 'type' | 'itemId' | 'reason' | 'note' | 'status' | 'createdAt'>[]> => {
  const { type, itemId, reason, note, status, createdAt } = contentFlags
  return db
    .select({ type, itemId, reason, note, status, createdAt })
    .from(contentFlags)
    .where(eq(contentFlags.reporterId, userId))
    .orderBy(desc(createdAt))
}

/** Takes a person's name off what they objected to, and their words too where they want that. */
export const forgetReporter = async (db: Db, userId: string, withWords: boolean): Promise<void> => {
  await db
    .update(contentFlags)
    .set({ reporterId: null, ...(withWords && { note: null }) })
    .where(eq(contentFlags.reporterId, userId))
}
