import { and, eq, getTableColumns, isNull, not, or, sql } from 'drizzle-orm'
import { isBlockedBetween } from '#db/blocked.ts'
import type { Db } from '#db/client.ts'
import { tripChanges, tripPeople, trips } from '#db/schema/trips.ts'

export type TripRow = typeof trips.$inferSelect
export type Traveller = typeof tripPeople.$inferSelect

/** Whether a place on a trip counts for whom it is: an invitation of somebody whom they keep away shows nowhere. */
export const isShown = or(
  eq(tripPeople.state, 'in'),
  and(eq(tripPeople.isUnseen, false), not(isBlockedBetween(tripPeople.byId, tripPeople.userId))),
)

const withPlace = (db: Db, tripId: string, userId: string) =>
  db
    .select({ trip: getTableColumns(trips), mine: getTableColumns(tripPeople) })
    .from(trips)
    .innerJoin(tripPeople, and(eq(tripPeople.tripId, trips.id), eq(tripPeople.userId, userId), isShown))
    .where(eq(trips.id, tripId))

/** A trip as one of its people comes to it, in the trash or not. */
export type Entered = { trip: TripRow; mine: Traveller }

/** A trip with the place of one of its people; undefined for everybody else. */
export const findEntered = async (db: Db, tripId: string, userId: string): Promise<Entered | undefined> =>
  (await withPlace(db, tripId, userId))[0]

/** The same, for one change at a time. */
export const lockEntered = async (tx: Db, tripId: string, userId: string): Promise<Entered | undefined> => {
  await tx.select({ id: trips.id }).from(trips).where(eq(trips.id, tripId)).for('no key update')
  return findEntered(tx, tripId, userId)
}

/** A trip for one change at a time, whoever is on it. */
export const lockTrip = async (tx: Db, tripId: string): Promise<TripRow | undefined> => {
  const [row] = await tx.select().from(trips).where(eq(trips.id, tripId)).for('no key update')
  return row
}

/** Something that changed on a trip. */
export type Told = Pick<typeof tripChanges.$inferInsert, 'thing' | 'deed'> &
  Partial<Pick<typeof tripChanges.$inferInsert, 'thingId'>>

/** Counts a change in the row of its trip, which tells everybody who follows it. */
export const tell = async (
  tx: Db,
  tripId: string,
  { byId, at, ...told }: Told & { byId: string | null; at: Date },
): Promise<void> => {
  const [row] = await tx
    .update(trips)
    .set({ seq: sql`${trips.seq} + 1`, changedAt: at })
    .where(eq(trips.id, tripId))
    .returning({ seq: trips.seq })
  if (row) await tx.insert(tripChanges).values({ tripId, seq: row.seq, byId, at, ...told })
}

/** Whether each of these is on that trip, or with `invited` was asked to come along, in their order. */
export const areOnTrips = async (
  db: Db,
  asked: readonly { tripId: string; userId: string }[],
  least: 'in' | 'invited' = 'in',
): Promise<boolean[]> => {
  const counts = least === 'in' ? eq(tripPeople.state, 'in') : isShown
  const { rows } = await db.execute<{ is_on: boolean }>(sql`
    select exists (
      select from ${tripPeople} join ${trips} on ${trips.id} = ${tripPeople.tripId} and ${isNull(trips.deletedAt)}
      where ${tripPeople.tripId} = asked.trip_id and ${tripPeople.userId} = asked.user_id and ${counts}
    ) as is_on
    from unnest(
      ${sql.param(asked.map(({ tripId }) => tripId))}::uuid[],
      ${sql.param(asked.map(({ userId }) => userId))}::uuid[]
    ) with ordinality as asked(trip_id, user_id, place)
    order by asked.place`)
  return rows.map(({ is_on }) => is_on)
}
