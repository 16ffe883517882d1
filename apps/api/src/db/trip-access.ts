import { type SQLWrapper, sql } from 'drizzle-orm'
import { tripPeople, trips } from './schema/trips.ts'

type Id = SQLWrapper | string

/** Whether two people are on one trip that takes place, and that ends on a day or later. */
export const onOneTrip = (one: Id, other: Id, endsOn: string) => sql<boolean>`exists (
  select from ${tripPeople} mine
  join ${tripPeople} theirs on theirs.trip_id = mine.trip_id and theirs.user_id = ${other}
  join ${trips} shared on shared.id = mine.trip_id
  where mine.user_id = ${one} and mine.state = 'in' and theirs.state = 'in'
    and shared.end_day >= ${endsOn}::date and shared.cancelled_at is null and shared.deleted_at is null)`
