import type { BroadcastMessage } from '@soundings/contract/configuration'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { broadcastMessages } from '#db/schema/messages.ts'

/** All messages, newest first; ids grow with time, so they order what came in the same instant. */
export const listMessages = (db: Db): Promise<BroadcastMessage[]> =>
  db
    .select({
      _id: broadcastMessages.id,
      value: broadcastMessages.text,
      cancellable: broadcastMessages.cancellable,
    })
    .from(broadcastMessages)
    .orderBy(desc(broadcastMessages.createdAt), desc(broadcastMessages.id))

export const insertMessage = async (
  db: Db,
  { _id, value, cancellable }: BroadcastMessage,
  at: Date,
): Promise<void> => {
  await db.insert(broadcastMessages).values({ id: _id, text: value, cancellable, createdAt: at })
}

/** Answers whether there was such a message. */
export const deleteMessage = async (db: Db, id: string): Promise<boolean> => {
  const gone = await db.delete(broadcastMessages).where(eq(broadcastMessages.id, id)).returning()
  return gone.length > 0
}

/** Answers how many there were. */
export const deleteMessages = async (db: Db): Promise<number> =>
  (await db.delete(broadcastMessages).returning()).length
