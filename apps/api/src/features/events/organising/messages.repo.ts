import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { eventMessages } from '#db/schema/event-people.ts'

export type MessageRow = typeof eventMessages.$inferSelect

export const isSent = async (db: Db, authorId: string, clientKey: string): Promise<boolean> => {
  const rows = await db
    .select({ id: eventMessages.id })
    .from(eventMessages)
    .where(and(eq(eventMessages.authorId, authorId), eq(eventMessages.clientKey, clientKey)))
  return rows.length > 0
}

/** Adds a message unless its author sent it before under the same key; false then. */
export const insertMessage = async (tx: Db, row: MessageRow): Promise<boolean> =>
  (await tx.insert(eventMessages).values(row).onConflictDoNothing().returning({ id: eventMessages.id }))
    .length > 0

export const findMessage = async (db: Db, id: string): Promise<MessageRow | undefined> => {
  const [row] = await db.select().from(eventMessages).where(eq(eventMessages.id, id))
  return row
}
