import type { TravellerState } from '@soundings/contract/trips-fields'
import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { tripPeople, tripStops, trips } from '#db/schema/trips.ts'
import { type Entered, isShown } from '../access/entered.repo.ts'

/** What a list is made of before it is known which page is asked: of one person it is short. */
export type Outline = Pick<Entered['trip'], 'id' | 'startDay' | 'endDay' | 'zone' | 'cancelledAt' | 'country'>

/** All trips that somebody is on or invited to, the latest start first. */
export const listOutlines = (db: Db, userId: string, state: TravellerState): Promise<Outline[]> =>
  db
    .select({
      id: trips.id,
      startDay: trips.startDay,
      endDay: trips.endDay,
      zone: trips.zone,
      cancelledAt: trips.cancelledAt,
      country: trips.country,
    })
    .from(tripPeople)
    .innerJoin(trips, and(eq(trips.id, tripPeople.tripId), isNull(trips.deletedAt)))
    .where(and(eq(tripPeople.userId, userId), eq(tripPeople.state, state), isShown))
    .orderBy(desc(trips.startDay), desc(trips.id))

const countIn = sql<number>`(select count(*)::int from trip_people other
  where other.trip_id = ${trips.id} and other.state = 'in')`
const stopsOf = sql`from trip_stops stop where stop.trip_id = ${trips.id} and stop.removed_at is null`

const figures = {
  people: countIn,
  stops: sql<number>`(select count(*)::int ${stopsOf})`,
  sites: sql<number>`(select count(distinct stop.site_id)::int ${stopsOf})`,
}

const selectLines = (db: Db, userId: string) =>
  db
    .select({ trip: getTableColumns(trips), mine: getTableColumns(tripPeople), figures })
    .from(trips)
    .innerJoin(tripPeople, and(eq(tripPeople.tripId, trips.id), eq(tripPeople.userId, userId)))

export type LineRow = Awaited<ReturnType<typeof selectLines>>[number]

/** These trips of somebody, with how much is in them, by their ids. */
export const findLines = async (
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, LineRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await selectLines(db, userId).where(inArray(trips.id, [...ids]))
  return new Map(rows.map((row) => [row.trip.id, row]))
}

/** What somebody owns and lately deleted, the last one first. */
export const listTrash = (db: Db, userId: string, after: Date): Promise<LineRow[]> =>
  selectLines(db, userId)
    .where(
      and(
        isNotNull(trips.deletedAt),
        sql`${trips.deletedAt} > ${after.toISOString()}::timestamptz`,
        eq(tripPeople.role, 'owner'),
      ),
    )
    .orderBy(desc(trips.deletedAt), desc(trips.id))

/** How many trips somebody has, those that they are invited to and those in the trash included. */
export const countTripsOf = async (tx: Db, userId: string): Promise<number> => {
  const [row] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(tripPeople)
    .where(eq(tripPeople.userId, userId))
  return row?.n ?? 0
}

export type StopRow = typeof tripStops.$inferSelect

/** The stops of a trip, day by day in their order; those without a day last. */
export const listStops = (db: Db, tripId: string): Promise<StopRow[]> =>
  db
    .select()
    .from(tripStops)
    .where(and(eq(tripStops.tripId, tripId), isNull(tripStops.removedAt)))
    .orderBy(sql`${tripStops.day} asc nulls last`, tripStops.rank, tripStops.id)
