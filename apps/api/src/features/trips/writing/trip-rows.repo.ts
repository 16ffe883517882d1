import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { tripChanges, tripPeople, tripStops, trips } from '#db/schema/trips.ts'
import type { Traveller, TripRow } from '../access/entered.repo.ts'

export const findByKey = async (
  tx: Db,
  createdBy: string,
  clientKey: string,
): Promise<string | undefined> => {
  const [row] = await tx
    .select({ id: trips.id })
    .from(trips)
    .where(and(eq(trips.createdBy, createdBy), eq(trips.clientKey, clientKey)))
  return row?.id
}

/** False where its owner made one with this key already. */
export const insertTrip = async (tx: Db, row: typeof trips.$inferInsert): Promise<boolean> => {
  const inserted = await tx
    .insert(trips)
    .values(row)
    .onConflictDoNothing({ target: [trips.createdBy, trips.clientKey] })
    .returning({ id: trips.id })
  return inserted.length > 0
}

export const saveTrip = async (
  tx: Db,
  { id, ...known }: Partial<TripRow> & { id: string },
): Promise<void> => {
  await tx.update(trips).set(known).where(eq(trips.id, id))
}

/** Puts somebody on a trip, or lets an invitation be the last word about them. */
export const savePerson = async (
  tx: Db,
  row: Omit<Traveller, 'isUnseen'> & { isUnseen?: boolean },
): Promise<void> => {
  const { tripId: _trip, userId: _user, ...set } = row
  await tx
    .insert(tripPeople)
    .values(row)
    .onConflictDoUpdate({ target: [tripPeople.tripId, tripPeople.userId], set })
}

/** Each of its people knows when a trip begins. */
export const saveStart = async (tx: Db, tripId: string, startDay: string): Promise<void> => {
  await tx.update(tripPeople).set({ startDay }).where(eq(tripPeople.tripId, tripId))
}

/** All stops of a trip, those that were taken out included, in their order. */
export const listAllStops = (tx: Db, tripId: string) =>
  tx
    .select({ id: tripStops.id, day: tripStops.day, rank: tripStops.rank, removedAt: tripStops.removedAt })
    .from(tripStops)
    .where(eq(tripStops.tripId, tripId))
    .orderBy(sql`${tripStops.day} asc nulls last`, tripStops.rank, tripStops.id)

type Moved = { id: string; day: string | null; rank: string }

/** Moves several stops at once. */
export const moveStops = async (tx: Db, moved: readonly Moved[]): Promise<void> => {
  if (moved.length === 0) return
  await tx.execute(sql`
    update trip_stops set day = moved.day, rank = moved.rank
    from unnest(
      ${sql.param(moved.map(({ id }) => id))}::uuid[],
      ${sql.param(moved.map(({ day }) => day))}::date[],
      ${sql.param(moved.map(({ rank }) => rank))}::text[]
    ) as moved(id, day, rank)
    where trip_stops.id = moved.id`)
}

/** Trips that lay in the trash for long, stops that were taken out long ago, and what is old news, go for good. */
export const forgetOld = async (
  db: Db,
  { trash, changes }: { trash: Date; changes: Date },
): Promise<void> => {
  await db.delete(trips).where(and(isNotNull(trips.deletedAt), lt(trips.deletedAt, trash)))
  await db.delete(tripStops).where(and(isNotNull(tripStops.removedAt), lt(tripStops.removedAt, trash)))
  await db.delete(tripChanges).where(lt(tripChanges.at, changes))
}
