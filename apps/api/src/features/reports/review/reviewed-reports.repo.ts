import { and, asc, count, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { comesAfter } from '#db/pages.ts'
import { users } from '#db/schema/people.ts'
import { reports } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import type { PendingPlace } from '#extension-points/reviewable.ts'

/** Reports of a removed site are not pending, unless the site is restored. */
const isPending = and(eq(reports.approvalStatus, 'pending'), ne(sites.approvalStatus, 'removed'))

export const countPendingReports = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(reports)
    .innerJoin(sites, eq(sites.id, reports.siteId))
    .where(isPending)
  return row?.count ?? 0
}

const lineColumns = {
  id: reports.id,
  siteId: reports.siteId,
  siteName: sites.siteName,
  slug: sites.slug,
  title: reports.title,
  content: reports.content,
  version: reports.version,
  submittedAt: reports.submittedAt,
  authorId: reports.authorId,
  approvalStatus: reports.approvalStatus,
  siteStatus: sites.approvalStatus,
  authorHandle: users.handle,
}

const selectLines = (db: Db) =>
  db
    .select(lineColumns)
    .from(reports)
    .innerJoin(sites, eq(sites.id, reports.siteId))
    .leftJoin(users, eq(users.id, reports.authorId))

export type ReportLine = Awaited<ReturnType<typeof selectLines>>[number]

/** Reports that wait, those that wait longest first, from just after `after`. */
export const listPendingReports = (
  db: Db,
  after: PendingPlace | undefined,
  limit: number,
): Promise<ReportLine[]> =>
  selectLines(db)
    .where(and(isPending, comesAfter(reports.submittedAt, reports.id, after)))
    .orderBy(asc(reports.submittedAt), asc(reports.id))
    .limit(limit)

/** Those of these reports that are there, whatever their state. */
export const findReportLines = (db: Db, ids: string[]): Promise<ReportLine[]> =>
  selectLines(db).where(inArray(reports.id, ids))

export const findPendingReport = async (db: Db, id: string): Promise<ReportLine | undefined> => {
  const [row] = await selectLines(db).where(and(eq(reports.id, id), isPending))
  return row
}
