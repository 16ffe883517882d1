import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { eventInvites } from '#db/schema/event-people.ts'

/** False where somebody was invited before. */
export const insertInvite = async (tx: Db, row: typeof eventInvites.$inferInsert): Promise<boolean> =>
  (
    await tx
      .insert(eventInvites)
      .values(row)
      .onConflictDoNothing()
      .returning({ eventId: eventInvites.eventId })
  ).length > 0

/** Who invited somebody. */
export const findInviter = async (db: Db, eventId: string, userId: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ byId: eventInvites.byId })
    .from(eventInvites)
    .where(and(eq(eventInvites.eventId, eventId), eq(eventInvites.userId, userId)))
  return row?.byId
}

export const deleteInvite = async (tx: Db, eventId: string, userId: string): Promise<void> => {
  await tx.delete(eventInvites).where(and(eq(eventInvites.eventId, eventId), eq(eventInvites.userId, userId)))
}
