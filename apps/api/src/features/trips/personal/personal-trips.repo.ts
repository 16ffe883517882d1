import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { tripExpenses, tripItems, tripLinks, tripReminders, tripShares } from '#db/schema/trip-lists.ts'
import { tripChanges, tripPeople, tripStops, trips, tripVotes } from '#db/schema/trips.ts'
import { isShown } from '../access/entered.repo.ts'

/** The trips that somebody is on or invited to, in one order for everybody. */
export const listTripsOf = (db: Db, userId: string) =>
  db
    .select({ trip: trips, role: tripPeople.role, state: tripPeople.state, since: tripPeople.at })
    .from(tripPeople)
    .innerJoin(trips, eq(trips.id, tripPeople.tripId))
    .where(and(eq(tripPeople.userId, userId), isShown))
    .orderBy(asc(trips.id))

/** The trips where somebody stands in any way, in one order for everybody. */
export const listAllOf = async (tx: Db, userId: string): Promise<string[]> => {
  const rows = await tx
    .select({ id: tripPeople.tripId })
    .from(tripPeople)
    .where(eq(tripPeople.userId, userId))
    .orderBy(asc(tripPeople.tripId))
  return rows.map(({ id }) => id)
}

export const listVotesOf = (db: Db, userId: string) =>
  db
    .select({ stopId: tripVotes.stopId, value: tripVotes.value })
    .from(tripVotes)
    .where(eq(tripVotes.userId, userId))
    .orderBy(asc(tripVotes.stopId))

/** What somebody paid, wrote down or has a part of. */
export const listExpensesOf = (db: Db, userId: string) => {
  const own = sql<number | null>`(select weight from trip_shares share
    where share.expense_id = ${tripExpenses.id} and share.user_id = ${userId})`
  return db
    .select({
      tripId: tripExpenses.tripId,
      title: tripExpenses.title,
      cents: tripExpenses.cents,
      currency: tripExpenses.currency,
      rate: tripExpenses.rate,
      category: tripExpenses.category,
      day: tripExpenses.day,
      isPaidByMe: sql<boolean>`${tripExpenses.paidBy} is not distinct from ${userId}::uuid`,
      myWeight: own,
    })
    .from(tripExpenses)
    .where(
      or(
        eq(tripExpenses.paidBy, userId),
        eq(tripExpenses.byId, userId),
        sql`exists (select from trip_shares share where share.expense_id = ${tripExpenses.id} and share.user_id = ${userId})`,
      ),
    )
    .orderBy(asc(tripExpenses.id))
}

export const deleteTrip = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(trips).where(eq(trips.id, id))
}

/** Takes somebody’s name off what stays with others. */
export const forgetName = async (tx: Db, userId: string): Promise<void> => {
  await tx.update(tripStops).set({ byId: null }).where(eq(tripStops.byId, userId))
  await tx.update(tripItems).set({ byId: null }).where(eq(tripItems.byId, userId))
  await tx.update(tripItems).set({ doneBy: null }).where(eq(tripItems.doneBy, userId))
  await tx.update(tripExpenses).set({ byId: null }).where(eq(tripExpenses.byId, userId))
  await tx.update(tripExpenses).set({ paidBy: null }).where(eq(tripExpenses.paidBy, userId))
  await tx.update(tripShares).set({ userId: null }).where(eq(tripShares.userId, userId))
  await tx.update(tripLinks).set({ byId: null }).where(eq(tripLinks.byId, userId))
  await tx.update(tripChanges).set({ byId: null }).where(eq(tripChanges.byId, userId))
  await tx.update(tripChanges).set({ thingId: null }).where(eq(tripChanges.thingId, userId))
  await tx.update(tripPeople).set({ byId: null }).where(eq(tripPeople.byId, userId))
  await tx.update(trips).set({ createdBy: null }).where(eq(trips.createdBy, userId))
  await tx.delete(tripReminders).where(eq(tripReminders.userId, userId))
  await tx.delete(tripVotes).where(eq(tripVotes.userId, userId))
  await tx.delete(tripItems).where(eq(tripItems.userId, userId))
}
