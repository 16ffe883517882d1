import type { PushSubscription } from '@soundings/contract/notification-preferences'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { pushSubscriptions } from '#db/schema/delivery.ts'

export type Device = typeof pushSubscriptions.$inferSelect

type NewDevice = PushSubscription & {
  id: string
  userId: string
  sessionId: string
  device: string
  createdAt: Date
}

/** Keeps a browser; one that was somebody else's before is theirs no more. Answers its row. */
export const saveDevice = async (
  db: Db,
  { endpoint, keys, expirationTime: _, ...row }: NewDevice,
): Promise<Device | undefined> => {
  const { userId, sessionId, device } = row
  const [saved] = await db
    .insert(pushSubscriptions)
    .values({ ...row, endpoint, ...keys })
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: { userId, sessionId, device, ...keys, failures: 0 },
    })
    .returning()
  return saved
}

export const listDevices = (db: Db, userId: string): Promise<Device[]> =>
  db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id))

/** Forgets all but the newest of a person. */
export const keepNewest = async (db: Db, userId: string, most: number): Promise<void> => {
  const surplus = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(most)
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus))
}

export const deleteDevice = async (
  db: Db,
  userId: string,
  { id, endpoint }: { id?: string | undefined; endpoint?: string | undefined },
): Promise<void> => {
  const named = [
    ...(id === undefined ? [] : [eq(pushSubscriptions.id, id)]),
    ...(endpoint === undefined ? [] : [eq(pushSubscriptions.endpoint, endpoint)]),
  ]
  if (named.length === 0) return
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), ...named))
}

export const deleteDevicesOf = async (db: Db, userId: string): Promise<void> => {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))
}

/** A message reached its push service. */
export const noteReached = async (db: Db, id: string, lastOkAt: Date): Promise<void> => {
  await db.update(pushSubscriptions).set({ lastOkAt, failures: 0 }).where(eq(pushSubscriptions.id, id))
}

/** A message did not; after so many in a row the browser is forgotten. */
export const noteFailed = async (db: Db, id: string, most: number): Promise<void> => {
  await db
    .update(pushSubscriptions)
    .set({ failures: sql`${pushSubscriptions.failures} + 1` })
    .where(eq(pushSubscriptions.id, id))
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), sql`${pushSubscriptions.failures} >= ${most}`))
}
