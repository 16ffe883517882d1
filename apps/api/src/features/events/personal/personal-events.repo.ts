import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import {
  calendarTokens,
  eventFinds,
  eventInvites,
  eventMessages,
  eventPeople,
} from '#db/schema/event-people.ts'
import { eventSeries, events } from '#db/schema/events.ts'

/** What somebody organises or organised. */
export const findOrganisedBy = (db: Db, userId: string) =>
  db.select().from(events).where(eq(events.organiserId, userId)).orderBy(asc(events.startsAt))

export const findPlacesOf = (db: Db, userId: string) =>
  db
    .select({ title: events.title, place: eventPeople })
    .from(eventPeople)
    .innerJoin(events, eq(events.id, eventPeople.eventId))
    .where(eq(eventPeople.userId, userId))
    .orderBy(asc(eventPeople.startsAt))

export const findMessagesOf = (db: Db, userId: string) =>
  db
    .select({ eventId: eventMessages.eventId, message: eventMessages.message, at: eventMessages.createdAt })
    .from(eventMessages)
    .where(eq(eventMessages.authorId, userId))

/** Photos and reports that somebody added to events. */
export const findFindsOf = (db: Db, userId: string) =>
  db
    .select({ eventId: eventFinds.eventId, itemId: eventFinds.itemId, at: eventFinds.at })
    .from(eventFinds)
    .where(eq(eventFinds.byId, userId))

/** Whom somebody invited, and who invited them. */
export const findInvitesOf = (db: Db, userId: string) =>
  db
    .select({
      eventId: eventInvites.eventId,
      isOwn: sql<boolean>`${eventInvites.byId} = ${userId}`,
      at: eventInvites.at,
    })
    .from(eventInvites)
    .where(sql`${eventInvites.byId} = ${userId} or ${eventInvites.userId} = ${userId}`)

/** What ties somebody to events besides their place. */
export const forgetTies = async (tx: Db, userId: string): Promise<void> => {
  await tx.delete(eventFinds).where(eq(eventFinds.byId, userId))
  await tx
    .delete(eventInvites)
    .where(sql`${eventInvites.byId} = ${userId} or ${eventInvites.userId} = ${userId}`)
}

export const findCalendarOf = (db: Db, userId: string) =>
  db
    .select({ createdAt: calendarTokens.createdAt, usedOn: calendarTokens.usedOn })
    .from(calendarTokens)
    .where(eq(calendarTokens.userId, userId))

/** The ids of all events in which somebody has a part, in an order that is the same for everybody. */
export const listEventsWith = async (db: Db, userId: string): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from events where organiser_id = ${userId}
    union select event_id from event_people where user_id = ${userId} order by 1`)
  return rows.map(({ id }) => id)
}

/** The one who has been in it longest of those who organise it with its organiser. */
export const findHeir = async (tx: Db, eventId: string, besides: string): Promise<string | undefined> => {
  const [row] = await tx
    .select({ userId: eventPeople.userId })
    .from(eventPeople)
    .where(
      and(
        eq(eventPeople.eventId, eventId),
        eq(eventPeople.isCoOrganiser, true),
        sql`${eventPeople.userId} <> ${besides}`,
      ),
    )
    .orderBy(asc(eventPeople.place))
    .limit(1)
  return row?.userId
}

/** Whoever organised these is nobody any more; no more are made of their series. */
export const forgetOrganiser = async (tx: Db, userId: string, at: Date): Promise<void> => {
  await tx.update(events).set({ organiserId: null }).where(eq(events.organiserId, userId))
  await tx
    .update(eventSeries)
    .set({
      organiserId: null,
      endedAt: sql`coalesce(${eventSeries.endedAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(eq(eventSeries.organiserId, userId))
}

/** Takes the words of somebody along: the descriptions and plans of what they organised, and what they wrote to all. */
export const emptyWordsOf = async (tx: Db, userId: string): Promise<void> => {
  await tx
    .update(events)
    .set({ description: '', plan: null, imageId: null })
    .where(eq(events.organiserId, userId))
  await tx
    .update(eventSeries)
    .set({ facts: sql`${eventSeries.facts} || '{"description": "", "plan": null, "imageId": null}'::jsonb` })
    .where(eq(eventSeries.organiserId, userId))
  await tx.update(eventMessages).set({ message: '' }).where(eq(eventMessages.authorId, userId))
}

export const forgetAuthor = async (tx: Db, userId: string): Promise<void> => {
  await tx.update(eventMessages).set({ authorId: null }).where(eq(eventMessages.authorId, userId))
}

/** Whom a series belongs to from now on. */
export const giveSeries = async (tx: Db, seriesId: string, userId: string): Promise<void> => {
  await tx.update(eventSeries).set({ organiserId: userId }).where(eq(eventSeries.id, seriesId))
}
