import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { conversationMessages, conversations } from '#db/schema/conversations.ts'
import { buddies } from '#db/schema/relations.ts'

const findSentBuddyRequests = (db: Db, userId: string, since: Date) => {
  const { note, askedBy, askedAt, turnedDownAt } = buddies
  return db
    .select({ note, askedAt, turnedDownAt })
    .from(buddies)
    .where(and(eq(askedBy, userId), or(gt(askedAt, since), gt(turnedDownAt, since))))
}

/** The first words to strangers. They are judged here and shown to nobody. */
const findSentMessageRequests = (db: Db, userId: string, since: Date) => {
  const { askedBy, askedAt, declinedAt } = conversations
  return db
    .select({ note: conversationMessages.body, askedAt, turnedDownAt: declinedAt })
    .from(conversations)
    .innerJoin(
      conversationMessages,
      and(
        eq(conversationMessages.conversationId, conversations.id),
        eq(conversationMessages.seq, sql`${conversations.askedSeq} + 1`),
      ),
    )
    .where(and(eq(askedBy, userId), or(gt(askedAt, since), gt(declinedAt, since))))
}

/** What somebody asked of others since a moment, or had declined since: to be a buddy, or to answer. */
export const findSentRequests = async (db: Db, userId: string, since: Date) => {
  const [asked, written] = await Promise.all([
    findSentBuddyRequests(db, userId, since),
    findSentMessageRequests(db, userId, since),
  ])
  return [...asked, ...written]
}
