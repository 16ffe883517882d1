import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { dives } from '#db/schema/dive-log.ts'

/** Puts dives of a person into the trash; answers how many were not there yet. */
export const putIntoTrash = async (tx: Db, ownerId: string, ids: string[], at: Date): Promise<number> => {
  const rows = await tx
    .update(dives)
    .set({ deletedAt: at })
    .where(and(eq(dives.ownerId, ownerId), inArray(dives.id, ids), isNull(dives.deletedAt)))
    .returning({ id: dives.id })
  return rows.length
}

/** Brings dives of a person back; answers how many lay in the trash. */
export const takeOutOfTrash = async (tx: Db, ownerId: string, ids: string[]): Promise<number> => {
  const rows = await tx
    .update(dives)
    .set({ deletedAt: null })
    .where(and(eq(dives.ownerId, ownerId), inArray(dives.id, ids), isNotNull(dives.deletedAt)))
    .returning({ id: dives.id })
  return rows.length
}

/** How many of these dives are a person's own. */
export const countOwn = async (db: Db, ownerId: string, ids: string[]): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(dives)
    .where(and(eq(dives.ownerId, ownerId), inArray(dives.id, ids)))
  return row?.count ?? 0
}
