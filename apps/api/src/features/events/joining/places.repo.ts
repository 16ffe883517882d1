import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { eventPeople } from '#db/schema/event-people.ts'
import { events } from '#db/schema/events.ts'
import type { EventRow, PlaceRow } from '../reading/events.repo.ts'

export const findPlace = async (db: Db, eventId: string, userId: string): Promise<PlaceRow | undefined> => {
  const [row] = await db
    .select()
    .from(eventPeople)
    .where(and(eq(eventPeople.eventId, eventId), eq(eventPeople.userId, userId)))
  return row
}

/**
 * Takes so many more places, if they are there and the event is open to whoever asks; undefined where not. The row stays
 * locked until the transaction ends, so places are given one after another, on however many instances.
 */
export const takePlaces = async (
  tx: Db,
  eventId: string,
  { places, now, offersFrom }: { places: number; now: Date; offersFrom: Date },
): Promise<EventRow | undefined> => {
  const [row] = await tx
    .update(events)
    .set({ going: sql`${events.going} + ${places}`, line: sql`${events.line} + 1` })
    .where(
      and(
        eq(events.id, eventId),
        eq(events.state, 'open'),
        sql`${events.startsAt} > ${now.toISOString()}::timestamptz`,
        sql`(${events.maxPeople} is null or ${events.going} + ${places} <= ${events.maxPeople})`,
        // Where the organiser gives the places, nobody walks past those who wait, but for the last hours.
        sql`(${events.waitlist} <> 'by-hand' or ${events.waiting} = 0
          or ${events.startsAt} <= ${offersFrom.toISOString()}::timestamptz)`,
      ),
    )
    .returning()
  return row
}

/** Changes what is counted at a locked event. */
export const addToCounts = async (
  tx: Db,
  eventId: string,
  { going = 0, waiting = 0, line = 0 }: { going?: number; waiting?: number; line?: number },
): Promise<void> => {
  await tx
    .update(events)
    .set({
      going: sql`${events.going} + ${going}`,
      waiting: sql`${events.waiting} + ${waiting}`,
      line: sql`${events.line} + ${line}`,
    })
    .where(eq(events.id, eventId))
}

export const savePlace = async (tx: Db, row: typeof eventPeople.$inferInsert): Promise<void> => {
  const { eventId: _e, userId: _u, ...rest } = row
  await tx
    .insert(eventPeople)
    .values(row)
    .onConflictDoUpdate({ target: [eventPeople.eventId, eventPeople.userId], set: rest })
}

export const changePlace = async (
  tx: Db,
  { eventId, userId, ...known }: Partial<PlaceRow> & Pick<PlaceRow, 'eventId' | 'userId'>,
): Promise<void> => {
  await tx
    .update(eventPeople)
    .set(known)
    .where(and(eq(eventPeople.eventId, eventId), eq(eventPeople.userId, userId)))
}

export const deletePlace = async (tx: Db, eventId: string, userId: string): Promise<void> => {
  await tx.delete(eventPeople).where(and(eq(eventPeople.eventId, eventId), eq(eventPeople.userId, userId)))
}

/** So many of those in line are looked at: nobody waits for ever behind a large party. */
const lineRead = 500

/** Those who wait, in their order. */
export const listLine = (tx: Db, eventId: string): Promise<{ userId: string; guests: number }[]> =>
  tx
    .select({ userId: eventPeople.userId, guests: eventPeople.guests })
    .from(eventPeople)
    .where(and(eq(eventPeople.eventId, eventId), eq(eventPeople.state, 'waiting')))
    .orderBy(asc(eventPeople.place))
    .limit(lineRead)

/** Gives those who wait their places; what is counted is changed beside it. */
export const promoteInLine = async (
  tx: Db,
  eventId: string,
  userIds: readonly string[],
  at: Date,
): Promise<void> => {
  await tx
    .update(eventPeople)
    .set({ state: 'going', joinedAt: at })
    .where(and(eq(eventPeople.eventId, eventId), inArray(eventPeople.userId, [...userIds])))
}

/** The ids of those in these states, a piece at a time. */
export const listPeople = async (
  db: Db,
  eventId: string,
  states: readonly PlaceRow['state'][],
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> => {
  const rows = await db
    .select({ userId: eventPeople.userId })
    .from(eventPeople)
    .where(
      and(
        eq(eventPeople.eventId, eventId),
        inArray(eventPeople.state, [...states]),
        after === undefined ? undefined : sql`${eventPeople.userId} > ${after}::uuid`,
      ),
    )
    .orderBy(asc(eventPeople.userId))
    .limit(limit)
  return rows.map(({ userId }) => userId)
}
