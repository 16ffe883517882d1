import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { wasThere } from '#db/event-access.ts'
import { eventFinds, eventPeople } from '#db/schema/event-people.ts'
import { events } from '#db/schema/events.ts'
import { photos } from '#db/schema/media.ts'
import { reports } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'

export type FindKind = 'report' | 'photo'
/** Where a page ended. */
export type FindPlace = { at: string; id: string }

const isReady = sql`${photos.state} = 'ready'`
/** What everybody sees, and what the reader added themselves: the rest waits for moderators, or was rejected. */
const isShown = (kind: FindKind, readerId: string | undefined): SQL => {
  const own = sql`${eventFinds.byId} = ${readerId ?? null}::uuid`
  return kind === 'report'
    ? sql`${sites.approvalStatus} = 'approved' and (${reports.approvalStatus} = 'approved' or ${own}) and ${reports.approvalStatus} <> 'removed'`
    : sql`(${photos.siteId} is null or ${sites.approvalStatus} = 'approved')
        and (${photos.approvalStatus} = 'approved' and ${isReady} or ${own}) and ${photos.approvalStatus} not in ('removed', 'private')`
}

const selectFinds = (db: Db, eventId: string, kind: FindKind, readerId: string | undefined) => {
  const item =
    kind === 'report'
      ? sql`${reports.id} = ${eventFinds.reportId}`
      : sql`${photos.id} = ${eventFinds.photoId}`
  return {
    join: item,
    where: and(
      eq(eventFinds.eventId, eventId),
      sql`${kind === 'report' ? eventFinds.reportId : eventFinds.photoId} is not null`,
      isShown(kind, readerId),
      // Whom an organiser took off, or who did not come, was not there.
      sql`exists (select from ${eventPeople} place where place.event_id = ${eventFinds.eventId}
        and place.user_id = ${eventFinds.byId} and place.state = 'going' and place.has_attended is not false)`,
    ),
    table: kind === 'report' ? reports : photos,
    site: kind === 'report' ? reports.siteId : photos.siteId,
    db,
  }
}

/** The ids of what people brought back from an event, what came last first. */
export const listFinds = async (
  db: Db,
  eventId: string,
  kind: FindKind,
  { readerId, after, limit }: { readerId: string | undefined; after: FindPlace | undefined; limit: number },
): Promise<FindPlace[]> => {
  const { table, join, site, where } = selectFinds(db, eventId, kind, readerId)
  return db
    .select({ id: eventFinds.itemId, at: sql<string>`to_json(${eventFinds.at})#>>'{}'` })
    .from(eventFinds)
    .innerJoin(table, join)
    .leftJoin(sites, eq(sites.id, site))
    .where(
      and(
        where,
        after &&
          sql`(${eventFinds.at}, ${eventFinds.itemId}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(eventFinds.at), desc(eventFinds.itemId))
    .limit(limit)
}

export const countFinds = async (
  db: Db,
  eventId: string,
  kind: FindKind,
  readerId: string | undefined,
): Promise<number> => {
  const { table, join, site, where } = selectFinds(db, eventId, kind, readerId)
  const [row] = await db
    .select({ n: count() })
    .from(eventFinds)
    .innerJoin(table, join)
    .leftJoin(sites, eq(sites.id, site))
    .where(where)
  return row?.n ?? 0
}

export const wasAt = async (db: Db, eventId: string, userId: string, now: Date): Promise<boolean> => {
  const [row] = await db
    .select({ id: events.id })
    .from(events)
    .where(wasThere(eventId, userId, now))
  return row !== undefined
}

/** What somebody names of their own, with the day of a report. */
export const findOwn = async (
  db: Db,
  userId: string,
  itemId: string,
): Promise<{ kind: FindKind; date: string | null } | undefined> => {
  const [report] = await db
    .select({ date: reports.diveDate })
    .from(reports)
    .where(and(eq(reports.id, itemId), eq(reports.authorId, userId)))
  if (report) return { kind: 'report', date: report.date }
  const [photo] = await db
    .select({ id: photos.id })
    .from(photos)
    .where(
      and(
        eq(photos.id, itemId),
        eq(photos.uploaderId, userId),
        // A private photo is for its owner alone.
        sql`${photos.approvalStatus} <> 'private'`,
      ),
    )
  return photo && { kind: 'photo', date: null }
}

export const countBy = async (db: Db, eventId: string, userId: string): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(eventFinds)
    .where(and(eq(eventFinds.eventId, eventId), eq(eventFinds.byId, userId)))
  return row?.n ?? 0
}

/** Of anybody where `byId` is left out. */
export const deleteFind = async (
  tx: Db,
  { eventId, itemId, byId }: { eventId: string; itemId: string; byId?: string },
): Promise<void> => {
  await tx
    .delete(eventFinds)
    .where(
      and(
        eq(eventFinds.eventId, eventId),
        eq(eventFinds.itemId, itemId),
        byId === undefined ? undefined : eq(eventFinds.byId, byId),
      ),
    )
}
