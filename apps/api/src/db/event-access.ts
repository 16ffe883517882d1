import { eventLimits } from '@soundings/contract/events-fields'
import { and, eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { isGroupSeen, isInGroup } from './group-access.ts'
import { eventFinds, eventPeople } from './schema/event-people.ts'
import { events } from './schema/events.ts'
import { blocks } from './schema/relations.ts'

// Who sees events and who goes where with whom: asked by whatever depends on it, such as cards and messages.

type Id = SQLWrapper | string

/** Whether a column is the reader; a visitor is nobody. */
export const isReader = (column: SQLWrapper, readerId: string | undefined) =>
  sql<boolean>`${column} = ${readerId ?? null}::uuid`

/** What events are to a reader, as far as it decides who sees and joins them. */
export const asEventReader = (readerId: string | undefined) => ({
  isGroupSeen: isGroupSeen(events.groupId, readerId),
  isInGroup:
    readerId === undefined
      ? sql<boolean>`false`
      : sql<boolean>`${events.groupId} is not null and ${isInGroup(events.groupId, readerId)}`,
  /** Its organiser blocked the reader. */
  isBlocked: sql<boolean>`exists (select from ${blocks}
    where ${blocks.blockerId} = ${events.organiserId} and ${isReader(blocks.blockedId, readerId)})`,
})

/** Whether two people go to one event that takes place, and that ends after a moment. */
export const goToOneEvent = (one: Id, other: Id, endsAfter: Date) => {
  const moment = sql`${endsAfter.toISOString()}::timestamptz`
  // No event is longer, which is what lets the index by their beginnings leave the past out.
  const startsAfter = sql`${moment} - make_interval(days => ${eventLimits.days + 1})`
  return sql<boolean>`exists (
    select from ${eventPeople} mine
    join ${eventPeople} theirs on theirs.event_id = mine.event_id and theirs.user_id = ${other}
    join ${events} shared on shared.id = mine.event_id
    where mine.user_id = ${one} and mine.state = 'going' and theirs.state = 'going'
      and mine.starts_at > ${startsAfter} and mine.ends_at > ${moment}
      and shared.state in ('open', 'closed'))`
}

/** Whether a reader sees what belongs to an event, or to none: whoever sees the event does, as `maySeeEvent` says it. */
export const isEventSeen = (eventId: SQLWrapper, reader: { id: Id; isModerator: boolean } | undefined) => {
  const ofGroup =
    reader === undefined ? sql`false` : sql`coalesce(${isInGroup(sql`seen.group_id`, reader.id)}, false)`
  const asOrganiser = reader === undefined ? sql`false` : isOrganisedBy(sql`seen.id`, reader.id)
  return sql<boolean>`(${eventId} is null or exists (
    select from ${events} seen where seen.id = ${eventId}
      and (seen.group_id is null or case seen.visibility when 'group' then ${ofGroup}
        else ${isGroupSeen(sql`seen.group_id`, reader?.id)} end)
      and (seen.state in ('open', 'closed', 'cancelled') or ${reader?.isModerator ?? false} or ${asOrganiser})))`
}

/** Whether somebody organises an event, alone or with others. */
export const isOrganisedBy = (eventId: SQLWrapper, userId: Id) => sql<boolean>`exists (
  select from ${events} own where own.id = ${eventId} and (own.organiser_id = ${userId} or exists (
    select from ${eventPeople} place where place.event_id = own.id and place.user_id = ${userId}
      and place.is_co_organiser)))`

/** Whether somebody is in an event. */
export const isGoing = (eventId: Id, userId: Id) => sql<boolean>`exists (
  select from ${eventPeople} place where place.event_id = ${eventId} and place.user_id = ${userId}
    and place.state = 'going')`

/** The ids of those who are in an event. */
export const findGoing = async (db: Db, eventId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: eventPeople.userId })
    .from(eventPeople)
    .where(and(eq(eventPeople.eventId, eventId), eq(eventPeople.state, 'going')))
  return rows.map(({ id }) => id)
}

/**
 * Ties a report or photos of somebody to an event that they were at, as far as they were: what they wrote is not lost where
 * the event is gone, or they were taken off it, meanwhile.
 */
export const tieToEvent = async (
  tx: Db,
  { eventId, userId, at }: { eventId: string; userId: string; at: Date },
  items: readonly ({ reportId: string } | { photoId: string })[],
): Promise<void> => {
  const [was] = await tx
    .select({ one: sql`1` })
    .from(events)
    .where(wasThere(eventId, userId, at))
  if (!was || items.length === 0) return
  await tx
    .insert(eventFinds)
    .values(
      items.map((item) => ({
        ...item,
        eventId,
        itemId: 'reportId' in item ? item.reportId : item.photoId,
        byId: userId,
        at,
      })),
    )
    .onConflictDoNothing()
}

/** Somebody was at an event that has begun: they were in, and no organiser said that they didn’t come. */
export const wasThere = (eventId: Id, userId: Id, now: Date) =>
  sql<boolean>`${events.id} = ${eventId} and ${events.startsAt} <= ${now.toISOString()}::timestamptz
    and ${events.state} in ('open', 'closed') and exists (
      select from ${eventPeople} place where place.event_id = ${events.id} and place.user_id = ${userId}
        and place.state = 'going' and place.has_attended is not false)`
