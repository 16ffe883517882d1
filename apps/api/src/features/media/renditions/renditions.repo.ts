import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { photos } from '#db/schema/media.ts'

export type Waiting = Pick<typeof photos.$inferSelect, 'id' | 'key'>

const isWaiting = (id: string) => and(eq(photos.id, id), eq(photos.state, 'processing'))

/** A photo whose sizes are not made yet. */
export const findWaiting = async (db: Db, id: string): Promise<Waiting | undefined> => {
  const [row] = await db.select({ id: photos.id, key: photos.key }).from(photos).where(isWaiting(id))
  return row
}

/** Says how it ended; undefined when the photo was removed in the meantime. */
export const endWaiting = async (
  tx: Db,
  id: string,
  end: { state: 'ready' } | { state: 'broken'; problem: string },
): Promise<{ siteId: string | null } | undefined> => {
  const [row] = await tx.update(photos).set(end).where(isWaiting(id)).returning({ siteId: photos.siteId })
  return row
}
