import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { comesAfter } from '#db/pages.ts'
import { events } from '#db/schema/events.ts'
import { users } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import type { PendingPlace } from '#extension-points/reviewable.ts'
import { type EventRow, lockEvent } from '../reading/events.repo.ts'

const isHeld: SQL | undefined = and(
  eq(events.state, 'held'),
  // Of a series the first is decided about.
  or(isNull(events.seriesN), eq(events.seriesN, 0)),
)

const selectPlanned = (db: Db) =>
  db
    .select({ event: events, siteName: sites.siteName, authorHandle: users.handle })
    .from(events)
    .leftJoin(users, eq(users.id, events.organiserId))
    .leftJoin(sites, and(eq(sites.id, events.siteId), eq(sites.approvalStatus, 'approved')))

/** An event with who planned it, whatever its state. */
export type PlannedEvent = Awaited<ReturnType<typeof selectPlanned>>[number]

/** Events that are held, those that wait longest first. */
export const listHeld = (db: Db, after: PendingPlace | undefined, limit: number): Promise<PlannedEvent[]> =>
  selectPlanned(db)
    .where(and(isHeld, comesAfter(events.createdAt, events.id, after)))
    .orderBy(asc(events.createdAt), asc(events.id))
    .limit(limit)

export const countHeld = async (db: Db): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(events).where(isHeld)
  return row?.count ?? 0
}

export const findAllPlanned = async (db: Db, ids: readonly string[]): Promise<PlannedEvent[]> =>
  ids.length === 0 ? [] : selectPlanned(db).where(inArray(events.id, [...ids]))

export const findPlanned = async (db: Db, id: string): Promise<PlannedEvent | undefined> =>
  (await findAllPlanned(db, [id]))[0]

export const lockPlanned = (tx: Db, id: string): Promise<EventRow | undefined> => lockEvent(tx, id)

/** Gives an event another state, and with the first of a series all of it that is in the same one. */
export const setStates = async (
  tx: Db,
  { id, seriesId }: EventRow,
  from: EventRow['state'],
  state: EventRow['state'],
): Promise<void> => {
  const which = seriesId === null ? eq(events.id, id) : eq(events.seriesId, seriesId)
  await tx
    .update(events)
    .set({ state, sequence: sql`${events.sequence} + 1` })
    .where(and(which, eq(events.state, from)))
}
