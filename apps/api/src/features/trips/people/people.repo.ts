import { and, count, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { tripItems } from '#db/schema/trip-lists.ts'
import { tripHere, tripPeople } from '#db/schema/trips.ts'
import type { Traveller } from '../access/entered.repo.ts'

const isOf = (tripId: string, userId: string) =>
  and(eq(tripPeople.tripId, tripId), eq(tripPeople.userId, userId))

export const countPeople = async (tx: Db, tripId: string): Promise<number> => {
  const [row] = await tx.select({ n: count() }).from(tripPeople).where(eq(tripPeople.tripId, tripId))
  return row?.n ?? 0
}

export const changePerson = async (
  tx: Db,
  tripId: string,
  userId: string,
  known: Partial<Pick<Traveller, 'role' | 'state' | 'at'>>,
): Promise<void> => {
  await tx.update(tripPeople).set(known).where(isOf(tripId, userId))
}

/** Takes somebody off a trip, with their votes and their own list. What they paid stays, or the sums of others were wrong. */
export const deletePerson = async (tx: Db, tripId: string, userId: string): Promise<void> => {
  await tx.delete(tripPeople).where(isOf(tripId, userId))
  await tx.delete(tripItems).where(and(eq(tripItems.tripId, tripId), eq(tripItems.userId, userId)))
  await tx.delete(tripHere).where(and(eq(tripHere.tripId, tripId), eq(tripHere.userId, userId)))
  await tx.execute(sql`
    delete from trip_votes using trip_stops
    where trip_votes.stop_id = trip_stops.id and trip_stops.trip_id = ${tripId} and trip_votes.user_id = ${userId}`)
}
