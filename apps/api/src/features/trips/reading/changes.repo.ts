import { and, asc, count, desc, eq, gt, inArray, lt, lte, ne } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { tripExpenses, tripItems } from '#db/schema/trip-lists.ts'
import { tripChanges, tripStops } from '#db/schema/trips.ts'

type Change = typeof tripChanges.$inferSelect

/** What changed on a trip after one number up to another, in its order. */
export const listChanges = (
  db: Db,
  tripId: string,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<Change[]> =>
  db
    .select()
    .from(tripChanges)
    .where(and(eq(tripChanges.tripId, tripId), gt(tripChanges.seq, after), lte(tripChanges.seq, upTo)))
    .orderBy(asc(tripChanges.seq))
    .limit(limit)

// Votes stand at their stop, and would hide everything else.
const isHistory = (tripId: string) => and(eq(tripChanges.tripId, tripId), ne(tripChanges.deed, 'voted'))

/** What happened on a trip before a number, the latest first. */
export const listHistory = (
  db: Db,
  tripId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<Change[]> =>
  db
    .select()
    .from(tripChanges)
    .where(and(isHistory(tripId), before === undefined ? undefined : lt(tripChanges.seq, before)))
    .orderBy(desc(tripChanges.seq))
    .limit(limit)

export const countHistory = async (db: Db, tripId: string): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(tripChanges).where(isHistory(tripId))
  return row?.n ?? 0
}

/** What stops, items and expenses of a trip are called, by their ids; those that were taken out for a while yet. */
export const findNames = async (
  db: Db,
  tripId: string,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const [stops, items, expenses] = await Promise.all([
    db
      .select({ id: tripStops.id, name: tripStops.name })
      .from(tripStops)
      .where(and(eq(tripStops.tripId, tripId), inArray(tripStops.id, [...ids]))),
    db
      .select({ id: tripItems.id, name: tripItems.title })
      .from(tripItems)
      .where(and(eq(tripItems.tripId, tripId), inArray(tripItems.id, [...ids]))),
    db
      .select({ id: tripExpenses.id, name: tripExpenses.title })
      .from(tripExpenses)
      .where(and(eq(tripExpenses.tripId, tripId), inArray(tripExpenses.id, [...ids]))),
  ])
  return new Map([...stops, ...items, ...expenses].map(({ id, name }) => [id, name]))
}
