import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { tripHere } from '#db/schema/trips.ts'

const isAt = (tripId: string, userId: string) => and(eq(tripHere.tripId, tripId), eq(tripHere.userId, userId))

/** Notes that somebody looks at a trip; answers whether they had not for a while. */
export const noteHere = async (
  db: Db,
  { tripId, userId, now, since }: { tripId: string; userId: string; now: Date; since: Date },
): Promise<boolean> => {
  const { rows } = await db.execute<{ is_new: boolean }>(sql`
    with before as (
      select seen_at from trip_here where trip_id = ${tripId} and user_id = ${userId}
    ), noted as (
      insert into trip_here (trip_id, user_id, seen_at)
      values (${tripId}, ${userId}, ${now.toISOString()}::timestamptz)
      on conflict (trip_id, user_id) do update set seen_at = excluded.seen_at
    )
    select coalesce((select seen_at from before), '-infinity') < ${since.toISOString()}::timestamptz as is_new`)
  return rows[0]?.is_new ?? true
}

export const forgetHere = async (db: Db, tripId: string, userId: string): Promise<boolean> => {
  const gone = await db.delete(tripHere).where(isAt(tripId, userId)).returning({ id: tripHere.userId })
  return gone.length > 0
}

/** Who looks at a trip besides the reader, the last one first. */
export const listHere = async (db: Db, tripId: string, readerId: string, since: Date): Promise<string[]> => {
  const rows = await db
    .select({ id: tripHere.userId })
    .from(tripHere)
    .where(
      and(
        eq(tripHere.tripId, tripId),
        ne(tripHere.userId, readerId),
        sql`${tripHere.seenAt} >= ${since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(tripHere.seenAt))
    .limit(50)
  return rows.map(({ id }) => id)
}

export const sweepHere = async (db: Db, before: Date): Promise<void> => {
  await db.delete(tripHere).where(lt(tripHere.seenAt, before))
}

export const forgetHereOf = async (db: Db, userId: string): Promise<void> => {
  await db.delete(tripHere).where(eq(tripHere.userId, userId))
}
