import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { tripPeople } from '#db/schema/trips.ts'
import type { Traveller } from '../access/entered.repo.ts'

/** Who is on a trip, its owner first, then who came first; and who is invited. */
export const listPeople = (db: Db, tripId: string): Promise<Traveller[]> =>
  db
    .select()
    .from(tripPeople)
    .where(eq(tripPeople.tripId, tripId))
    .orderBy(
      sql`${tripPeople.state} = 'invited'`,
      sql`${tripPeople.role} <> 'owner'`,
      asc(tripPeople.at),
      asc(tripPeople.userId),
    )

export const findTraveller = async (
  db: Db,
  tripId: string,
  userId: string,
): Promise<Traveller | undefined> => {
  const [row] = await db
    .select()
    .from(tripPeople)
    .where(and(eq(tripPeople.tripId, tripId), eq(tripPeople.userId, userId)))
  return row
}

/** Those who are on a trip. */
export const findIdsIn = async (db: Db, tripId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: tripPeople.userId })
    .from(tripPeople)
    .where(and(eq(tripPeople.tripId, tripId), eq(tripPeople.state, 'in')))
    .orderBy(asc(tripPeople.at), asc(tripPeople.userId))
  return rows.map(({ id }) => id)
}

/** Who is for a stop, and who against it. */
export type Votes = { upBy: string[]; downBy: string[] }

/** The votes on these stops, by their ids; those without any are missing. */
export const listVotes = async (db: Db, stopIds: readonly string[]): Promise<Map<string, Votes>> => {
  if (stopIds.length === 0) return new Map()
  const { rows } = await db.execute<Votes & { id: string }>(sql`
    select stop_id as id,
      coalesce(array_agg(user_id::text order by user_id) filter (where value = 1), '{}') as "upBy",
      coalesce(array_agg(user_id::text order by user_id) filter (where value = -1), '{}') as "downBy"
    from trip_votes where stop_id = any(${sql.param([...stopIds])}::uuid[]) group by stop_id`)
  return new Map(rows.map(({ id, upBy, downBy }) => [id, { upBy, downBy }]))
}
