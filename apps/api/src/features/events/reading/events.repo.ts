import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { asEventReader, isReader } from '#db/event-access.ts'
import { eventPeople } from '#db/schema/event-people.ts'
import { eventSeries, events } from '#db/schema/events.ts'
import { groups } from '#db/schema/groups.ts'
import { sites } from '#db/schema/sites.ts'

export type EventRow = typeof events.$inferSelect
export type SeriesRow = typeof eventSeries.$inferSelect
export type PlaceRow = typeof eventPeople.$inferSelect

/** What an event is to a reader, besides what it says of itself. */
const towards = (readerId: string | undefined) => {
  return {
    event: getTableColumns(events),
    site: {
      id: sites.id,
      slug: sites.slug,
      siteName: sites.siteName,
      maxDepth: sites.maxDepth,
      diveSiteCategory: sites.diveSiteCategory,
      waterBodyType: sites.waterBodyType,
    },
    group: { id: groups.id, name: groups.name },
    own: {
      state: eventPeople.state,
      guests: eventPeople.guests,
      place: eventPeople.place,
      isCoOrganiser: eventPeople.isCoOrganiser,
      knowsDepth: eventPeople.knowsDepth,
      hasAttended: eventPeople.hasAttended,
    },
    ...asEventReader(readerId),
    every: eventSeries.every,
    /** How many of its series come after it. */
    more: sql<number>`(select count(*)::int from events later where later.series_id = ${events.seriesId}
      and later.starts_at > ${events.startsAt} and later.state in ('open', 'closed'))`,
    /** The reader’s place in line. */
    position: sql<number | null>`case when ${eventPeople.state} = 'waiting' then (
      select count(*)::int from event_people before where before.event_id = ${events.id}
        and before.state = 'waiting' and before.place <= ${eventPeople.place}) end`,
  }
}

const selectEvents = (db: Db, readerId: string | undefined) =>
  db
    .select(towards(readerId))
    .from(events)
    // A site that isn’t public is nobody’s to read here.
    .leftJoin(sites, and(eq(sites.id, events.siteId), eq(sites.approvalStatus, 'approved')))
    .leftJoin(groups, eq(groups.id, events.groupId))
    .leftJoin(eventSeries, eq(eventSeries.id, events.seriesId))
    .leftJoin(eventPeople, and(eq(eventPeople.eventId, events.id), isReader(eventPeople.userId, readerId)))

/** An event as it is to one reader. */
export type MetEvent = Awaited<ReturnType<typeof selectEvents>>[number]

/** Events of any state in the order of these ids; who sees them, `maySeeEvent` says. */
export const findEvents = async (
  db: Db,
  ids: readonly string[],
  readerId: string | undefined,
): Promise<MetEvent[]> => {
  if (ids.length === 0) return []
  const rows = await selectEvents(db, readerId).where(inArray(events.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.event.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export const findEvent = async (
  db: Db,
  id: string,
  readerId: string | undefined,
): Promise<MetEvent | undefined> => (await findEvents(db, [id], readerId))[0]

/** An event for one change at a time: whoever else changes it or its places waits until the transaction ends. */
export const lockEvent = async (tx: Db, id: string): Promise<EventRow | undefined> => {
  const [row] = await tx.select().from(events).where(eq(events.id, id)).for('no key update')
  return row
}

/** The events of a series from one on, in their order, each locked. */
export const lockFollowing = async (tx: Db, seriesId: string, fromN: number): Promise<EventRow[]> =>
  tx
    .select()
    .from(events)
    .where(and(eq(events.seriesId, seriesId), sql`${events.seriesN} >= ${fromN}`))
    .orderBy(events.seriesN)
    .for('no key update')

export const saveEvent = async (
  tx: Db,
  { id, ...known }: Partial<EventRow> & { id: string },
): Promise<void> => {
  await tx.update(events).set(known).where(eq(events.id, id))
}

/** Adds an event unless its organiser sent it before under the same key; false then. */
export const insertEvent = async (tx: Db, row: typeof events.$inferInsert): Promise<boolean> =>
  (await tx.insert(events).values(row).onConflictDoNothing().returning({ id: events.id })).length > 0

export const deleteEvent = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(events).where(eq(events.id, id))
}

/** The first event that somebody sent under this key. */
export const findByKey = async (
  db: Db,
  organiserId: string,
  clientKey: string,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.organiserId, organiserId), eq(events.clientKey, clientKey)))
  return row?.id
}

/** How many events somebody organises that are still to come. */
export const countOpen = async (db: Db, organiserId: string, now: Date): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from events where organiser_id = ${organiserId}
      and starts_at > ${now.toISOString()}::timestamptz and state in ('open', 'closed', 'held')
      and (series_n is null or series_n = 0)`)
  return rows[0]?.n ?? 0
}

/** When an event takes place, kept beside each of its people, too. */
export const moveEvent = async (
  tx: Db,
  id: string,
  moments: { startsAt: Date; endsAt: Date },
): Promise<void> => {
  await tx.update(eventPeople).set(moments).where(eq(eventPeople.eventId, id))
}
