import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { eventTakenHosts } from '#db/schema/event-people.ts'

/** Keeps hosts that an event led to which was taken down as advertising. */
export const insertTaken = async (
  tx: Db,
  { hosts, eventId, at }: { hosts: readonly string[]; eventId: string; at: Date },
): Promise<void> => {
  if (hosts.length === 0) return
  await tx
    .insert(eventTakenHosts)
    .values(hosts.map((host) => ({ host, eventId, at })))
    .onConflictDoNothing()
}

export const deleteTaken = async (tx: Db, eventId: string): Promise<void> => {
  await tx.delete(eventTakenHosts).where(eq(eventTakenHosts.eventId, eventId))
}
