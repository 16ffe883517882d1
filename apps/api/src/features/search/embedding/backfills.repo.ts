import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { embeddingBackfills } from '#db/schema/search.ts'

export type BackfillRow = typeof embeddingBackfills.$inferSelect

export const findBackfill = async (db: Db): Promise<BackfillRow | undefined> => {
  const [row] = await db.select().from(embeddingBackfills)
  return row
}

/** Any constant will do, as long as whoever starts one asks for the same lock. */
const backfillLock = 736_431_010

/** The last one, locked until the transaction ends: of two who start one at once, one finds that of the other. */
export const lockBackfill = async (tx: Db): Promise<BackfillRow | undefined> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${backfillLock})`)
  return findBackfill(tx)
}

/** The new one takes the place of the last. */
export const startBackfill = async (
  tx: Db,
  row: Pick<BackfillRow, 'id' | 'force' | 'total' | 'startedAt'>,
): Promise<void> => {
  await tx.delete(embeddingBackfills)
  await tx.insert(embeddingBackfills).values({ ...row, state: 'running' })
}

/** Writes down how far a running one is. */
export const advanceBackfill = async (
  tx: Db,
  id: string,
  { mapId, more }: { mapId: number; more: number },
): Promise<void> => {
  await tx
    .update(embeddingBackfills)
    .set({ mapId, processed: sql`${embeddingBackfills.processed} + ${more}` })
    .where(and(eq(embeddingBackfills.id, id), eq(embeddingBackfills.state, 'running')))
}

export const endBackfill = async (tx: Db, id: string, state: 'done' | 'failed'): Promise<void> => {
  await tx
    .update(embeddingBackfills)
    .set({ state })
    .where(and(eq(embeddingBackfills.id, id), eq(embeddingBackfills.state, 'running')))
}
