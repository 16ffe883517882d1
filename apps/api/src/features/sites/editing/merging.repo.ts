import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sites } from '#db/schema/sites.ts'

/** Any constant will do, as long as every merge asks for the same lock. */
const mergeLock = 736_431_003

/** Lets one merge happen at a time, as each may touch many sites. */
export const takeMergeLock = async (tx: Db): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${mergeLock})`)
}

/** Leads the sites that were merged into one to another; answers which they were. */
export const leadOn = async (tx: Db, from: string, into: string): Promise<string[]> => {
  const rows = await tx
    .update(sites)
    .set({ mergedInto: into })
    .where(eq(sites.mergedInto, from))
    .returning({ id: sites.id })
  return rows.map(({ id }) => id)
}

/** Leads those of these sites back that lead to `from`. */
export const leadBack = async (tx: Db, ids: string[], from: string, into: string): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await tx
    .update(sites)
    .set({ mergedInto: into })
    .where(and(inArray(sites.id, ids), eq(sites.mergedInto, from)))
    .returning({ id: sites.id })
  return rows.map(({ id }) => id)
}

/** Which of these sites are part of another one. */
export const findLedOn = async (db: Db, ids: string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: sites.id })
    .from(sites)
    .where(and(inArray(sites.id, ids), isNotNull(sites.mergedInto)))
  return rows.map(({ id }) => id)
}
