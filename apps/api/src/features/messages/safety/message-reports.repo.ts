import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { contentFlags, decisions } from '#db/schema/contributions.ts'
import { conversationMessages, conversationPeople, conversations } from '#db/schema/conversations.ts'
import { messageReports } from '#db/schema/message-reports.ts'
import { users } from '#db/schema/people.ts'
import { hasIt, isSeen } from '../messages.repo.ts'

export type MessageReport = typeof messageReports.$inferSelect

/** A message that somebody reads, and whether it asked to be answered; locked as it is. */
export const findReported = async (tx: Db, readerId: string, messageId: string) => {
  const { id, conversationId, seq, senderId, deletedAt } = conversationMessages
  const [row] = await tx
    .select({
      id,
      conversationId,
      seq,
      senderId,
      deletedAt,
      isAccepted: sql<boolean>`${conversations.acceptedAt} is not null`,
      senderHandle: sql<string | null>`case when ${users.deletedAt} is null then ${users.handle} end`,
    })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationId))
    .innerJoin(users, eq(users.id, senderId))
    .innerJoin(conversationPeople, hasIt(readerId))
    .where(and(eq(id, messageId), isSeen))
    .for('share', { of: conversationMessages })
  return row
}

/** Those of these messages that come before a number in a conversation, after what its reader deleted; in their order. */
export const findBefore = (
  tx: Db,
  readerId: string,
  { conversationId, seq, ids }: { conversationId: string; seq: number; ids: readonly string[] },
) => {
  const message = conversationMessages
  return tx
    .select({
      id: message.id,
      senderId: message.senderId,
      body: message.body,
      attachments: message.attachments,
      createdAt: message.createdAt,
      editedAt: message.editedAt,
    })
    .from(message)
    .innerJoin(conversationPeople, hasIt(readerId))
    .where(
      and(
        eq(message.conversationId, conversationId),
        inArray(message.id, [...ids]),
        lte(message.seq, seq),
        isSeen,
        isNull(message.deletedAt),
      ),
    )
    .orderBy(message.seq)
}

export const insertReport = async (tx: Db, row: MessageReport): Promise<void> => {
  await tx.insert(messageReports).values(row)
}

/** The latest report of each of these messages, with who is in it. */
export const findReports = async (db: Db, messageIds: readonly string[]) => {
  if (messageIds.length === 0) return []
  const rows = await db
    .select({
      report: messageReports,
      reporterId: contentFlags.reporterId,
      senderHandle: sql<string | null>`case when ${users.deletedAt} is null then ${users.handle} end`,
    })
    .from(messageReports)
    .innerJoin(contentFlags, eq(contentFlags.id, messageReports.flagId))
    .leftJoin(users, eq(users.id, messageReports.senderId))
    .where(inArray(messageReports.messageId, [...messageIds]))
    .orderBy(asc(messageReports.at), asc(messageReports.flagId))
  return [...new Map(rows.map((row) => [row.report.messageId, row])).values()]
}

/** When requests of somebody were declined, and when the first message of each was reported, since then. */
export const findTurnedDown = async (
  tx: Db,
  userId: string,
  since: Date,
): Promise<{ declined: Date[]; reported: Date[] }> => {
  const declined = await tx
    .select({ at: conversations.declinedAt })
    .from(conversations)
    .where(and(eq(conversations.askedBy, userId), gt(conversations.declinedAt, since)))
  const reported = await tx
    .select({ at: sql<string>`min(${messageReports.at})` })
    .from(messageReports)
    .innerJoin(contentFlags, eq(contentFlags.id, messageReports.flagId))
    .where(
      and(
        eq(messageReports.senderId, userId),
        messageReports.isRequest,
        gt(messageReports.at, since),
        ne(contentFlags.status, 'dismissed'),
      ),
    )
    .groupBy(messageReports.conversationId)
  return {
    declined: declined.flatMap(({ at }) => at ?? []),
    reported: reported.map(({ at }) => new Date(at)),
  }
}

/** Lets one at a time judge somebody’s requests, until the transaction ends. */
export const lockRequestsOf = async (tx: Db, userId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message requests ${userId}`}, 0))`)
}

/** The first words of each request that somebody sent since then. */
export const findAskedWith = async (tx: Db, userId: string, since: Date): Promise<string[]> => {
  const rows = await tx
    .select({ body: conversationMessages.body })
    .from(conversations)
    .innerJoin(
      conversationMessages,
      and(
        eq(conversationMessages.conversationId, conversations.id),
        eq(conversationMessages.seq, sql`${conversations.askedSeq} + 1`),
      ),
    )
    .where(and(eq(conversations.askedBy, userId), gt(conversations.askedAt, since)))
  return rows.map(({ body }) => body)
}

/** Copies whose report was decided before then. */
export const deleteDecidedReports = async (db: Db, before: Date): Promise<void> => {
  const decided = db
    .select({ id: contentFlags.id })
    .from(contentFlags)
    .innerJoin(decisions, and(eq(decisions.itemId, contentFlags.id), eq(decisions.type, 'flags')))
    .where(and(ne(contentFlags.status, 'open'), isNull(decisions.undoneAt), lt(decisions.decidedAt, before)))
  await db.delete(messageReports).where(inArray(messageReports.flagId, decided))
}

/** Takes somebody’s name off what was copied of them. */
export const forgetSender = async (tx: Db, userId: string): Promise<void> => {
  await tx.update(messageReports).set({ senderId: null }).where(eq(messageReports.senderId, userId))
}
