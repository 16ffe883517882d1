import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { eventMessages, eventPeople } from '#db/schema/event-people.ts'
import { peopleCards } from '#db/schema/profiles.ts'
import type { PlaceRow } from './events.repo.ts'

export type Filter = { state: 'going' | 'waiting'; isInWater?: boolean | undefined }

const matching = (eventId: string, { state, isInWater }: Filter) =>
  and(
    eq(eventPeople.eventId, eventId),
    eq(eventPeople.state, state),
    isInWater ? isNotNull(eventPeople.inWaterSince) : undefined,
  )

export type AttendeeRow = PlaceRow & { certifications: string[] | null }

/** Who is in or waits, in the order in which they came. */
export const listAttendees = async (
  db: Db,
  eventId: string,
  filter: Filter,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<AttendeeRow[]> => {
  const rows = await db
    .select({ place: eventPeople, certifications: peopleCards.certifications })
    .from(eventPeople)
    .leftJoin(peopleCards, eq(peopleCards.userId, eventPeople.userId))
    .where(
      and(matching(eventId, filter), after === undefined ? undefined : sql`${eventPeople.place} > ${after}`),
    )
    .orderBy(asc(eventPeople.place))
    .limit(limit)
  return rows.map(({ place, certifications }) => ({ ...place, certifications }))
}

export const findAttendee = async (
  db: Db,
  eventId: string,
  userId: string,
): Promise<AttendeeRow | undefined> => {
  const [row] = await db
    .select({ place: eventPeople, certifications: peopleCards.certifications })
    .from(eventPeople)
    .leftJoin(peopleCards, eq(peopleCards.userId, eventPeople.userId))
    .where(and(eq(eventPeople.eventId, eventId), eq(eventPeople.userId, userId)))
  return row && { ...row.place, certifications: row.certifications }
}

export const countAttendees = async (db: Db, eventId: string, filter: Filter): Promise<number> => {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(eventPeople)
    .where(matching(eventId, filter))
  return row?.n ?? 0
}

/** The ids of those who organise it with its organiser, in the order in which they came. */
export const findCoOrganisers = async (db: Db, eventId: string): Promise<string[]> => {
  const rows = await db
    .select({ userId: eventPeople.userId })
    .from(eventPeople)
    .where(
      and(
        eq(eventPeople.eventId, eventId),
        eq(eventPeople.state, 'going'),
        eq(eventPeople.isCoOrganiser, true),
      ),
    )
    .orderBy(asc(eventPeople.place))
  return rows.map(({ userId }) => userId)
}

/** Who dives with somebody: those of the same pair. */
export const findPair = async (
  db: Db,
  eventId: string,
  { userId, pair }: { userId: string; pair: number },
): Promise<string[]> => {
  const rows = await db
    .select({ userId: eventPeople.userId })
    .from(eventPeople)
    .where(
      and(
        eq(eventPeople.eventId, eventId),
        eq(eventPeople.pair, pair),
        inArray(eventPeople.state, ['going']),
      ),
    )
  return rows.flatMap((row) => (row.userId === userId ? [] : row.userId))
}

/** What organisers lately wrote to everybody, newest first. */
export const findMessages = (db: Db, eventId: string, limit: number) =>
  db
    .select()
    .from(eventMessages)
    .where(eq(eventMessages.eventId, eventId))
    .orderBy(desc(eventMessages.createdAt), desc(eventMessages.id))
    .limit(limit)
