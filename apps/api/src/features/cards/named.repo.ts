import { and, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { asEventReader, isReader } from '#db/event-access.ts'
import { isOwnPlace, ownPlace } from '#db/group-access.ts'
import { eventPeople } from '#db/schema/event-people.ts'
import { events } from '#db/schema/events.ts'
import { groups } from '#db/schema/groups.ts'
import { tripPeople, trips } from '#db/schema/trips.ts'

// Read here and not in their features, which themselves rest on the forum and so on cards.

/** Events of any state by their ids, with what decides who sees them: that says `maySeeEvent`. */
export const findEventsNamed = (db: Db, ids: readonly string[], readerId: string | undefined) =>
  db
    .select({
      event: getTableColumns(events),
      own: { state: eventPeople.state, isCoOrganiser: eventPeople.isCoOrganiser },
      ...asEventReader(readerId),
    })
    .from(events)
    .leftJoin(eventPeople, and(eq(eventPeople.eventId, events.id), isReader(eventPeople.userId, readerId)))
    .where(inArray(events.id, [...ids]))
export type NamedEvent = Awaited<ReturnType<typeof findEventsNamed>>[number]

/** Groups of any state by their ids, with the reader’s own place in them: who sees them, `maySeeGroup` says. */
export const findGroupsNamed = (db: Db, ids: readonly string[], readerId: string | undefined) =>
  db
    .select({
      group: getTableColumns(groups),
      mine: { state: ownPlace.state, role: ownPlace.role },
    })
    .from(groups)
    .leftJoin(ownPlace, isOwnPlace(readerId))
    .where(inArray(groups.id, [...ids]))

/** Trips that aren’t deleted by their ids, as far as the reader is on them: nobody else learns of them. */
export const findTripsNamed = (db: Db, ids: readonly string[], readerId: string) =>
  db
    .select({
      id: trips.id,
      name: trips.name,
      destination: trips.destination,
      startDate: trips.startDay,
      endDate: trips.endDay,
    })
    .from(trips)
    .innerJoin(
      tripPeople,
      and(eq(tripPeople.tripId, trips.id), eq(tripPeople.userId, readerId), eq(tripPeople.state, 'in')),
    )
    .where(and(inArray(trips.id, [...ids]), isNull(trips.deletedAt)))
