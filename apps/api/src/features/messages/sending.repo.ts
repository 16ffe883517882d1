import { and, eq, exists, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { conversationMessages, conversationPeople, conversations } from '#db/schema/conversations.ts'
import { type ConversationRow, type Own, writeOwn } from './conversations.repo.ts'
import { findByKey, type NewMessage, writeMessage } from './messages.repo.ts'

/** What the two of a conversation have of it, and whether somebody has sent a message with this key, to whomever. */
export const findBoth = async (
  tx: Db,
  conversationId: string,
  { senderId, clientKey }: { senderId: string; clientKey: string },
): Promise<{ both: Own[]; isSent: boolean }> => {
  const sent = tx
    .select({ id: conversationMessages.id })
    .from(conversationMessages)
    .where(and(eq(conversationMessages.senderId, senderId), eq(conversationMessages.clientKey, clientKey)))
  const both = await tx
    .select({ ...getTableColumns(conversationPeople), isSent: sql<boolean>`${exists(sent)}` })
    .from(conversationPeople)
    .where(eq(conversationPeople.conversationId, conversationId))
  const [one] = both
  return { both, isSent: one ? one.isSent : (await findByKey(tx, senderId, clientKey)) !== undefined }
}

/** Adds a message to its conversation, and what becomes of that for the two, in one statement. */
export const addMessage = async (
  tx: Db,
  message: NewMessage,
  { id, ...conversation }: ConversationRow,
  both: readonly Own[],
): Promise<void> => {
  const numbered = tx.update(conversations).set(conversation).where(eq(conversations.id, id))
  await tx.execute(
    sql`with written as ${writeMessage(tx, message)}, numbered as ${numbered} ${writeOwn(tx, both).getSQL()}`,
  )
}
