import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { tripStops, tripVotes } from '#db/schema/trips.ts'
import type { StopRow } from '../reading/trips.repo.ts'

/** A stop of a trip, also one that was taken out. */
export const findStop = async (tx: Db, tripId: string, stopId: string): Promise<StopRow | undefined> => {
  const [row] = await tx
    .select()
    .from(tripStops)
    .where(and(eq(tripStops.tripId, tripId), eq(tripStops.id, stopId)))
  return row
}

export const findStopByKey = async (
  tx: Db,
  tripId: string,
  clientKey: string,
): Promise<StopRow | undefined> => {
  const [row] = await tx
    .select()
    .from(tripStops)
    .where(and(eq(tripStops.tripId, tripId), eq(tripStops.clientKey, clientKey)))
  return row
}

export const countStops = async (tx: Db, tripId: string): Promise<number> => {
  const [row] = await tx
    .select({ n: count() })
    .from(tripStops)
    .where(and(eq(tripStops.tripId, tripId), isNull(tripStops.removedAt)))
  return row?.n ?? 0
}

/** The stops of one day, or the ideas, in their order. */
export const listRanks = (tx: Db, tripId: string, day: string | null) =>
  tx
    .select({ id: tripStops.id, rank: tripStops.rank })
    .from(tripStops)
    .where(
      and(
        eq(tripStops.tripId, tripId),
        isNull(tripStops.removedAt),
        sql`${tripStops.day} is not distinct from ${day}::date`,
      ),
    )
    .orderBy(tripStops.rank, tripStops.id)

export const insertStops = async (tx: Db, rows: (typeof tripStops.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(tripStops).values(rows)
}

export const saveStop = async (
  tx: Db,
  { id, ...known }: Partial<StopRow> & { id: string },
): Promise<void> => {
  await tx.update(tripStops).set(known).where(eq(tripStops.id, id))
}

export const saveVote = async (tx: Db, stopId: string, userId: string, value: number): Promise<void> => {
  if (value === 0)
    await tx.delete(tripVotes).where(and(eq(tripVotes.stopId, stopId), eq(tripVotes.userId, userId)))
  else
    await tx
      .insert(tripVotes)
      .values({ stopId, userId, value })
      .onConflictDoUpdate({ target: [tripVotes.stopId, tripVotes.userId], set: { value } })
}
