import type { Report } from '@soundings/contract/reports'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/people.ts'
import { reportMonths, reports } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import { isPublic, seenBy, selectReports, toReports } from '../reports.repo.ts'
import type { Viewer } from '../viewer.ts'

/** Where a page ended: the newest dive comes first, of one day the report that was written last. */
export type DivePlace = { date: string; id: string }

/** The reports of a site, of one month of all years and of one diver where that is asked for. */
export type OfSite = { siteId: string; month: number | undefined; authorId: string | undefined }

type Part = { after: DivePlace | undefined; limit: number; viewer: Viewer | undefined }

// One kind of index serves every list: it is read backwards from the place.
const newestDive = [desc(reports.diveDate), desc(reports.id)]
const past = (place: DivePlace | undefined): SQL | undefined =>
  place && sql`(${reports.diveDate}, ${reports.id}) < (${place.date}::date, ${place.id}::uuid)`

const listWhere = async (
  db: Db,
  which: SQL | undefined,
  { after, limit, viewer }: Part,
): Promise<Report[]> => {
  const rows = await selectReports(db, viewer)
    .where(and(which, past(after)))
    .orderBy(...newestDive)
    .limit(limit)
  return toReports(db, rows, viewer)
}

const countWhere = async (db: Db, which: SQL | undefined): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(reports)
    .innerJoin(sites, eq(sites.id, reports.siteId))
    .where(which)
  return row?.count ?? 0
}

export const findAuthorId = async (db: Db, handle: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.handle})`, handle.toLowerCase()))
  return row?.id
}

const asked = ({ siteId, month, authorId }: OfSite) =>
  and(
    eq(reports.siteId, siteId),
    month === undefined ? undefined : eq(reports.diveMonth, month),
    authorId === undefined ? undefined : eq(reports.authorId, authorId),
  )

export const listPublicOf = (db: Db, which: OfSite, part: Part): Promise<Report[]> =>
  listWhere(db, and(asked(which), isPublic), part)

/** How many those are; only those of one diver are counted one by one. */
export const countPublicOf = async (db: Db, which: OfSite): Promise<number> => {
  const { siteId, month, authorId } = which
  if (authorId !== undefined) return countWhere(db, and(asked(which), isPublic))
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum((${reportMonths.counts} ->> 'n')::int), 0)::int` })
    .from(reportMonths)
    .innerJoin(sites, eq(sites.id, reportMonths.siteId))
    .where(
      and(
        eq(reportMonths.siteId, siteId),
        eq(sites.approvalStatus, 'approved'),
        month === undefined ? undefined : eq(reportMonths.month, month),
      ),
    )
  return row?.count ?? 0
}

/** Their own reports of a site that others do not read: they wait or were rejected, or their site is not public. */
const waitingOf = (viewer: Viewer, which: OfSite) =>
  and(asked(which), eq(reports.authorId, viewer.id), seenBy(viewer), sql`(${isPublic}) is not true`)

export const listWaitingOf = (db: Db, which: OfSite, part: Part & { viewer: Viewer }): Promise<Report[]> =>
  listWhere(db, waitingOf(part.viewer, which), part)

export const countWaitingOf = (db: Db, viewer: Viewer, which: OfSite): Promise<number> =>
  countWhere(db, waitingOf(viewer, which))

const ownOf = (viewer: Viewer) => and(eq(reports.authorId, viewer.id), seenBy(viewer))

export const listOwn = (db: Db, part: Part & { viewer: Viewer }): Promise<Report[]> =>
  listWhere(db, ownOf(part.viewer), part)

export const countOwn = (db: Db, viewer: Viewer): Promise<number> => countWhere(db, ownOf(viewer))
