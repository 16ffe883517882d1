import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { tripPeople, tripVotes } from '#db/schema/trips.ts'
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

export type VoteRow = typeof tripVotes.$inferSelect

/** Votes on these stops, of whom is on the trip. */
export const listVotes = async (db: Db, stopIds: readonly string[]): Promise<Map<string, VoteRow[]>> => {
  if (stopIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(tripVotes)
    .where(inArray(tripVotes.stopId, [...stopIds]))
    .orderBy(tripVotes.userId)
  return Map.groupBy(rows, ({ stopId }) => stopId)
}
