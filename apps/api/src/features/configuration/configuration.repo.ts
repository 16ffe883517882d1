import type { BroadcastMessage } from '@soundings/contract/configuration'
import { and, count, desc, eq, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { broadcastMessages } from '#db/schema/messages.ts'

export type MessageRow = typeof broadcastMessages.$inferSelect

/** Where a page ended. */
export type Place = { at: Date; id: string }

/** Ids grow with time, so they order what came in the same instant. */
const newestFirst = [desc(broadcastMessages.createdAt), desc(broadcastMessages.id)] as const

const isShown = (now: Date): SQL | undefined =>
  and(
    or(isNull(broadcastMessages.startsAt), lte(broadcastMessages.startsAt, now)),
    or(isNull(broadcastMessages.endsAt), gt(broadcastMessages.endsAt, now)),
  )

/** The messages that are shown at a moment, newest first. */
export const listMessages = (db: Db, now: Date): Promise<BroadcastMessage[]> =>
  db
    .select({
      _id: broadcastMessages.id,
      value: broadcastMessages.text,
      cancellable: broadcastMessages.cancellable,
    })
    .from(broadcastMessages)
    .where(isShown(now))
    .orderBy(...newestFirst)

/** All messages, also those that are not shown yet or no more; newest first, from where the last page ended. */
export const listAllMessages = (db: Db, before: Place | undefined, limit: number): Promise<MessageRow[]> =>
  db
    .select()
    .from(broadcastMessages)
    .where(
      before &&
        sql`(${broadcastMessages.createdAt}, ${broadcastMessages.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`,
    )
    .orderBy(...newestFirst)
    .limit(limit)

export const countMessages = async (db: Db): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(broadcastMessages)
  return row?.n ?? 0
}

export const insertMessage = async (db: Db, row: MessageRow): Promise<void> => {
  await db.insert(broadcastMessages).values(row)
}

/** Takes a message out and answers it, if there was such a one. */
export const deleteMessage = async (db: Db, id: string): Promise<MessageRow | undefined> => {
  const [gone] = await db.delete(broadcastMessages).where(eq(broadcastMessages.id, id)).returning()
  return gone
}

/** Takes all of them out and answers them. */
export const deleteMessages = (db: Db): Promise<MessageRow[]> => db.delete(broadcastMessages).returning()

/** Forgets messages that ended before a moment. */
export const deleteEnded = async (db: Db, before: Date): Promise<void> => {
  await db.delete(broadcastMessages).where(lt(broadcastMessages.endsAt, before))
}
