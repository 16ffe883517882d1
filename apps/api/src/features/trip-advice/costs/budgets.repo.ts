import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { tripPeople, trips } from '#db/schema/trips.ts'

const peopleIn = sql<number>`(
  select count(*)::int from ${tripPeople} as people where people.trip_id = ${trips.id} and people.state = 'in')`
const days = sql<number>`(${trips.endDay} - ${trips.startDay} + 1)`

/** What trips were planned to cost whose owners agreed that this counts: for one person a day, in US dollars. */
export const readCountedBudgets = async (db: Db) =>
  db
    .select({
      ownerId: tripPeople.userId,
      destination: trips.destination,
      country: trips.country,
      perDay: sql<number>`(${trips.budget} / ${days} / ${peopleIn})::float8`,
    })
    .from(trips)
    .innerJoin(
      tripPeople,
      and(
        eq(tripPeople.tripId, trips.id),
        eq(tripPeople.role, 'owner'),
        eq(tripPeople.userId, trips.budgetCountedBy),
      ),
    )
    .where(
      and(
        sql`${trips.budget} > 0`,
        eq(trips.currency, 'USD'),
        eq(trips.isDemo, false),
        isNull(trips.cancelledAt),
        isNull(trips.deletedAt),
      ),
    )

export type BudgetRow = Awaited<ReturnType<typeof readCountedBudgets>>[number]
