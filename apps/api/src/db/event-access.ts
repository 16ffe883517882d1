import { eventLimits } from '@soundings/contract/events-fields'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { eventPeople, events } from './schema/events.ts'

// Who goes where with whom: asked by whatever depends on it, such as messages.

type Id = SQLWrapper | string

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
