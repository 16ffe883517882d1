import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { type Db, inTransaction } from '#db/client.ts'
import { conversationMessages, conversationPeople, conversations } from '#db/schema/conversations.ts'

/** So many conversations at most are looked through by one statement. */
const atOnce = 500

const findIds = async (db: Db, after: string): Promise<string[]> => {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(gt(conversations.id, after))
    .orderBy(asc(conversations.id))
    .limit(atOnce)
  return rows.map(({ id }) => id)
}

/**
 * Of one conversation: what came before then goes as if the two had read and deleted it, so that what is unread stays the
 * difference that it is.
 */
const shorten = (db: Db, id: string, before: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.id, id))
      .for('update')
    const isOld = and(eq(conversationMessages.conversationId, id), lt(conversationMessages.createdAt, before))
    const { seq, n, senderId } = conversationMessages
    const [last] = await tx
      .select({ seq, n, senderId })
      .from(conversationMessages)
      .where(isOld)
      .orderBy(sql`${seq} desc`)
      .limit(1)
    if (!last) return
    const { userId, read, heard, readSeq, hiddenToSeq, conversationId } = conversationPeople
    const heardUpTo = sql`case when ${userId} = ${last.senderId}::uuid then ${last.seq - last.n}::int else ${last.n}::int end`
    await tx
      .update(conversationPeople)
      .set({
        read: sql`least(${heard}, greatest(${read}, ${heardUpTo}))`,
        readSeq: sql`greatest(${readSeq}, ${last.seq}::int)`,
        hiddenToSeq: sql`greatest(${hiddenToSeq}, ${last.seq}::int)`,
      })
      .where(eq(conversationId, id))
    await tx.delete(conversationMessages).where(isOld)
  })

/** Messages from before then go; a conversation goes where nothing of it is left. */
export const deleteOldMessages = async (db: Db, before: Date): Promise<void> => {
  await db.delete(conversations).where(lt(conversations.lastAt, before))
  for (let ids = await findIds(db, '00000000-0000-0000-0000-000000000000'); ids.length > 0; ) {
    const rows = await db
      .select({ id: conversations.id })
      .from(conversations)
      .where(
        sql`${conversations.id} = any(${sql.param(ids)}::uuid[]) and exists (
          select from ${conversationMessages}
          where ${conversationMessages.conversationId} = ${conversations.id}
            and ${conversationMessages.createdAt} < ${before.toISOString()}::timestamptz)`,
      )
    for (const { id } of rows) await shorten(db, id, before)
    ids = await findIds(db, ids.at(-1) ?? '')
  }
}
