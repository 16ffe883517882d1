import { eventLimits } from '@soundings/contract/events-fields'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { isGroupSeen, isInGroup } from './group-access.ts'
import { eventPeople, events } from './schema/events.ts'
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
