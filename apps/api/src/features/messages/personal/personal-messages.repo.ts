import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { conversationMessages, conversations } from '#db/schema/conversations.ts'

const isOf = (userId: string) => or(eq(conversations.lowId, userId), eq(conversations.highId, userId))

/** The next messages of a conversation after a number, the oldest first. */
export const listAfter = (
  db: Db,
  conversationId: string,
  { after, limit }: { after: number; limit: number },
) => {
  const { seq, senderId, body, attachments, createdAt, editedAt, deletedAt } = conversationMessages
  return db
    .select({ seq, senderId, body, attachments, createdAt, editedAt, deletedAt })
    .from(conversationMessages)
    .where(and(eq(conversationMessages.conversationId, conversationId), gt(seq, after)))
    .orderBy(asc(seq))
    .limit(limit)
}

export const findIdsOf = async (tx: Db, userId: string): Promise<string[]> => {
  const rows = await tx.select({ id: conversations.id }).from(conversations).where(isOf(userId))
  return rows.map(({ id }) => id)
}

/** What somebody asked and nobody answered goes with them: it holds nothing but their own words. */
export const deleteUnanswered = async (tx: Db, userId: string): Promise<void> => {
  await tx
    .delete(conversations)
    .where(and(eq(conversations.askedBy, userId), isNull(conversations.acceptedAt)))
}

/** Empties all that somebody wrote, on both sides; its numbers stay. */
export const emptyAllOf = async (tx: Db, userId: string, at: Date): Promise<void> => {
  await tx
    .update(conversationMessages)
    .set({ body: '', attachments: [], deletedAt: at, search: sql`''::tsvector` })
    .where(and(eq(conversationMessages.senderId, userId), isNull(conversationMessages.deletedAt)))
}

/** Has the other read a conversation anew whose other half left. */
export const tellLeft = async (tx: Db, userId: string): Promise<void> => {
  await tx
    .update(conversations)
    .set({ changes: sql`${conversations.changes} + 1` })
    .where(isOf(userId))
}
