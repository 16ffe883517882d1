import type { Report } from '@soundings/contract/reports'
import type { SitePhoto } from '@soundings/contract/sites'
import { and, asc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/people.ts'
import { reportPhotos, reports, reportVotes } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import { findPhotosSeen } from '#features/media/index.ts'
import type { Viewer } from './viewer.ts'

/** Everybody reads an approved report of a public site. Needs the site joined. */
export const isPublic: SQL | undefined = and(
  eq(reports.approvalStatus, 'approved'),
  eq(sites.approvalStatus, 'approved'),
)

/** What somebody may read: never a report of a site that was removed. Needs the site joined. */
export const seenBy = ({ id, isModerator }: Viewer): SQL | undefined =>
  and(ne(sites.approvalStatus, 'removed'), isModerator ? undefined : or(isPublic, eq(reports.authorId, id)))

const siteColumns = {
  id: sites.id,
  slug: sites.slug,
  siteName: sites.siteName,
  country: sites.country,
  region: sites.region,
}

const isHelpedBy = (viewer: Viewer | undefined): SQL<boolean> =>
  viewer
    ? sql`exists (select from ${reportVotes}
        where ${reportVotes.reportId} = ${reports.id} and ${reportVotes.userId} = ${viewer.id}::uuid)`
    : sql`false`

/** Reports with their site and their author, for one viewer or, without, for everybody. */
export const selectReports = (db: Db, viewer?: Viewer) =>
  db
    .select({
      report: getTableColumns(reports),
      site: siteColumns,
      authorHandle: users.handle,
      isHelpful: isHelpedBy(viewer),
    })
    .from(reports)
    .innerJoin(sites, eq(sites.id, reports.siteId))
    .leftJoin(users, eq(users.id, reports.authorId))

export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number]
type Photos = Pick<Report, 'media' | 'photos'>

/** The photos of reports that the viewer may see, in their order, by report; those that can be shown as they are shown. */
const findPhotosOf = async (
  db: Db,
  reportIds: string[],
  viewer: Viewer | undefined,
): Promise<Map<string, Photos>> => {
  const links =
    reportIds.length === 0
      ? []
      : await db
          .select()
          .from(reportPhotos)
          .where(inArray(reportPhotos.reportId, reportIds))
          .orderBy(asc(reportPhotos.position), asc(reportPhotos.photoId))
  const ids = links.map(({ photoId }) => photoId)
  const seen = await findPhotosSeen(db, ids, viewer)
  const found = new Map<string, Photos>()
  for (const { reportId, photoId } of links) {
    const photo = seen.get(photoId)
    if (!photo) continue
    const { media, photos } = found.get(reportId) ?? { media: [], photos: [] }
    const { id, thumbnailUrl, fullUrl, caption, isIllustration } = photo
    const isReady = thumbnailUrl !== null && fullUrl !== null
    const shown: SitePhoto[] = isReady ? [{ id, thumbnailUrl, fullUrl, caption, isIllustration }] : []
    found.set(reportId, { media: [...media, id], photos: [...photos, ...shown] })
  }
  return found
}

const toReport = (
  { report, site, authorHandle, isHelpful }: ReportRow,
  photos: Photos,
  viewer: Viewer | undefined,
): Report => {
  const { siteId, authorId, diveTime, approvalStatus, createdAt, lastUpdated } = report
  const isMine = viewer !== undefined && authorId === viewer.id
  return {
    id: report.id,
    diveSiteId: siteId,
    diveSite: site,
    rating: report.rating,
    title: report.title,
    content: report.content,
    diveDate: report.diveDate,
    diveTime: diveTime?.slice(0, 'hh:mm'.length) ?? null,
    visibility: report.visibility,
    waterTemp: report.waterTemp,
    conditions: report.conditions,
    animalsSeen: report.animalsSeen,
    species: report.species,
    diveNotes: report.diveNotes,
    ...photos,
    authorId,
    authorHandle,
    helpfulCount: report.helpfulCount,
    isHelpful,
    isMine,
    approvalStatus: approvalStatus === 'removed' ? 'rejected' : approvalStatus,
    rejectionReason: isMine || viewer?.isModerator ? report.rejectionReason : null,
    version: report.version,
    createdAt: createdAt.toISOString(),
    lastUpdated: lastUpdated.toISOString(),
  }
}

/** Reports as the viewer reads them, or everybody, in the order of the rows. */
export const toReports = async (db: Db, rows: ReportRow[], viewer?: Viewer): Promise<Report[]> => {
  const ids = rows.map(({ report }) => report.id)
  const photos = await findPhotosOf(db, ids, viewer)
  return rows.map((row) => toReport(row, photos.get(row.report.id) ?? { media: [], photos: [] }, viewer))
}

/** A report that the viewer may read; without a viewer, a public one. */
export const findReport = async (db: Db, id: string, viewer?: Viewer): Promise<Report | undefined> => {
  const rows = await selectReports(db, viewer).where(
    and(eq(reports.id, id), viewer ? seenBy(viewer) : isPublic),
  )
  const [report] = await toReports(db, rows, viewer)
  return report
}

/** Those of these reports that the viewer may read, or everybody, by id. */
export const findReportsSeen = async (
  db: Db,
  ids: readonly string[],
  viewer?: Viewer,
): Promise<Map<string, Report>> => {
  if (ids.length === 0) return new Map()
  const rows = await selectReports(db, viewer).where(
    and(inArray(reports.id, [...ids]), viewer ? seenBy(viewer) : isPublic),
  )
  return new Map((await toReports(db, rows, viewer)).map((report) => [report.id, report]))
}

/** Those of these reports that a member may read, by their titles. */
export const findReportsNamed = (db: Db, ids: readonly string[], readerId: string) =>
  db
    .select({ id: reports.id, title: reports.title, site: siteColumns })
    .from(reports)
    .innerJoin(sites, eq(sites.id, reports.siteId))
    .where(and(inArray(reports.id, [...ids]), seenBy({ id: readerId, isModerator: false })))

export type ReportState = typeof reports.$inferSelect

/** The site of a report; undefined when there is no such report. */
export const findSiteOf = async (db: Db, id: string): Promise<string | undefined> => {
  const [row] = await db.select({ siteId: reports.siteId }).from(reports).where(eq(reports.id, id))
  return row?.siteId
}

/** A report for one change at a time: others wait until the transaction ends, and then see what it did. */
export const lockReport = async (tx: Db, id: string): Promise<ReportState | undefined> => {
  const [row] = await tx.select().from(reports).where(eq(reports.id, id)).for('update')
  return row
}

export const writeReport = async (
  tx: Db,
  id: string,
  known: Partial<typeof reports.$inferInsert>,
): Promise<void> => {
  await tx.update(reports).set(known).where(eq(reports.id, id))
}

/** All photos of a report, in their order, including those that are not public. */
export const findPhotoIdsOf = async (db: Db, reportId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: reportPhotos.photoId })
    .from(reportPhotos)
    .where(eq(reportPhotos.reportId, reportId))
    .orderBy(asc(reportPhotos.position), asc(reportPhotos.photoId))
  return rows.map(({ id }) => id)
}

/** Puts these photos at a report, in this order, instead of those that it had. */
export const writePhotosOf = async (tx: Db, reportId: string, photoIds: string[]): Promise<void> => {
  await tx.delete(reportPhotos).where(eq(reportPhotos.reportId, reportId))
  const rows = photoIds.map((photoId, position) => ({ reportId, photoId, position }))
  if (rows.length > 0) await tx.insert(reportPhotos).values(rows)
}
