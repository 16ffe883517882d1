import { tripLimits } from '@soundings/contract/trips-fields'
import { and, asc, count, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { tripItems, tripReminders } from '#db/schema/trip-lists.ts'

export type ItemRow = typeof tripItems.$inferSelect

/** What is shared, and what is on somebody’s own list: nobody else’s. */
const isFor = (userId: string) => or(isNull(tripItems.userId), eq(tripItems.userId, userId))

/** The lists of a trip as one of its people reads them, in the order in which items were added. */
export const listItems = (db: Db, tripId: string, userId: string): Promise<ItemRow[]> =>
  db
    .select()
    .from(tripItems)
    .where(and(eq(tripItems.tripId, tripId), isFor(userId)))
    .orderBy(asc(tripItems.createdAt), asc(tripItems.id))

export const listSharedItems = (db: Db, tripId: string): Promise<ItemRow[]> =>
  db
    .select()
    .from(tripItems)
    .where(and(eq(tripItems.tripId, tripId), isNull(tripItems.userId)))
    .orderBy(asc(tripItems.createdAt), asc(tripItems.id))

export const findItem = async (
  db: Db,
  tripId: string,
  id: string,
  userId: string,
): Promise<ItemRow | undefined> => {
  const [row] = await db
    .select()
    .from(tripItems)
    .where(and(eq(tripItems.tripId, tripId), eq(tripItems.id, id), isFor(userId)))
  return row
}

export const findItemByKey = async (
  tx: Db,
  tripId: string,
  clientKey: string,
): Promise<ItemRow | undefined> => {
  const [row] = await tx
    .select()
    .from(tripItems)
    .where(and(eq(tripItems.tripId, tripId), eq(tripItems.clientKey, clientKey)))
  return row
}

export const countItems = async (tx: Db, tripId: string): Promise<number> => {
  const [row] = await tx.select({ n: count() }).from(tripItems).where(eq(tripItems.tripId, tripId))
  return row?.n ?? 0
}

export const insertItems = async (tx: Db, rows: (typeof tripItems.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(tripItems).values(rows)
}

export const saveItem = async (tx: Db, id: string, known: Partial<ItemRow>): Promise<void> => {
  if (Object.keys(known).length > 0) await tx.update(tripItems).set(known).where(eq(tripItems.id, id))
}

/** Moves what is due on a trip by so many days, on the lists of everybody; no day leaves the years that trips have. */
export const moveDueDays = async (tx: Db, tripId: string, days: number): Promise<void> => {
  await tx
    .update(tripItems)
    .set({
      due: sql`greatest(${tripLimits.firstDay}::date, least(${tripLimits.lastDay}::date, ${tripItems.due} + ${days}::int))`,
    })
    .where(and(eq(tripItems.tripId, tripId), isNotNull(tripItems.due)))
}

export const deleteItem = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(tripItems).where(eq(tripItems.id, id))
}

/** Something open on a list of somebody who is on a trip, due on a day near enough to be looked at. */
export type DueItem = {
  tripId: string
  name: string
  zone: string | null
  userId: string
  due: string
  titles: string[]
}

/** What is open between two days, for each person, trip and day; of trips that are neither cancelled nor deleted. */
export const listDue = async (db: Db, from: string, to: string): Promise<DueItem[]> => {
  const { rows } = await db.execute<{
    trip_id: string
    name: string
    zone: string | null
    user_id: string
    due: string
    titles: string[]
  }>(sql`
    select trip.id as trip_id, trip.name, trip.zone, person.user_id, item.due::text as due,
      array_agg(item.title order by item.created_at, item.id) as titles
    from trip_items item
    join trips trip on trip.id = item.trip_id and trip.deleted_at is null and trip.cancelled_at is null
    join trip_people person on person.trip_id = trip.id and person.state = 'in'
      and (item.user_id is null or item.user_id = person.user_id)
    where item.due between ${from}::date and ${to}::date and item.done_at is null
    group by trip.id, person.user_id, item.due
    order by item.due, trip.id, person.user_id`)
  return rows.map(({ trip_id, user_id, ...row }) => ({ ...row, tripId: trip_id, userId: user_id }))
}

/** False where they were reminded of it before. */
export const noteReminder = async (tx: Db, row: typeof tripReminders.$inferInsert): Promise<boolean> => {
  const noted = await tx.insert(tripReminders).values(row).onConflictDoNothing().returning()
  return noted.length > 0
}
