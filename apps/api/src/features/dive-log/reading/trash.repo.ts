import { and, count, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { divePhotos, dives } from '#db/schema/dive-log.ts'
import { type DiveRow, selectDives } from '../dives.repo.ts'

const deletedOf = (ownerId: string) => and(eq(dives.ownerId, ownerId), isNotNull(dives.deletedAt))

/** The dives in a person's trash, the last one deleted first. */
export const listTrash = (
  db: Db,
  ownerId: string,
  { after, limit }: { after: { at: string; id: string } | undefined; limit: number },
): Promise<DiveRow[]> => {
  const past = after && sql`(${dives.deletedAt}, ${dives.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
  return selectDives(db)
    .where(and(deletedOf(ownerId), past))
    .orderBy(desc(dives.deletedAt), desc(dives.id))
    .limit(limit)
}

export const countTrash = async (db: Db, ownerId: string): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(dives).where(deletedOf(ownerId))
  return row?.count ?? 0
}

/** Deletes for good what lies in the trash since before a moment; answers the photos of it. */
export const emptyTrash = async (tx: Db, before: Date): Promise<string[]> => {
  const isDue = lt(dives.deletedAt, before)
  const due = tx.select({ id: dives.id }).from(dives).where(isDue)
  const shown = await tx
    .select({ id: divePhotos.photoId })
    .from(divePhotos)
    .where(inArray(divePhotos.diveId, due))
  await tx.delete(dives).where(isDue)
  return shown.map(({ id }) => id)
}
