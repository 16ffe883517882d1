import { and, eq, getTableColumns, inArray, ne } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.ts'
import { reportPhotos, reports, reportVotes } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'

/** Keeps the sites of a person's reports from others, in one order, until the transaction ends. */
export const lockSitesOf = async (tx: Db, authorId: string): Promise<void> => {
  const theirs = tx.select({ id: reports.siteId }).from(reports).where(eq(reports.authorId, authorId))
  await tx
    .select({ id: sites.id })
    .from(sites)
    .where(inArray(sites.id, theirs))
    .orderBy(sites.id)
    .for('no key update')
}

/**
 * Keeps the reports that a person wrote or praised from others until the transaction ends: all in one order, so that two
 * who praised one another and leave at once do not wait in a ring.
 */
export const lockReportsAround = async (tx: Db, userId: string): Promise<void> => {
  const written = tx.select({ id: reports.id }).from(reports).where(eq(reports.authorId, userId))
  const praised = tx
    .select({ id: reportVotes.reportId })
    .from(reportVotes)
    .where(eq(reportVotes.userId, userId))
  await tx
    .select({ id: reports.id })
    .from(reports)
    .where(inArray(reports.id, union(written, praised)))
    .orderBy(reports.id)
    .for('update')
}

export const deleteReportsOf = async (tx: Db, authorId: string): Promise<void> => {
  await tx.delete(reports).where(eq(reports.authorId, authorId))
}

/** Deletes those that nobody else reads or is about to decide on. */
export const deleteRejectedOf = async (tx: Db, authorId: string): Promise<void> => {
  await tx
    .delete(reports)
    .where(and(eq(reports.authorId, authorId), inArray(reports.approvalStatus, ['rejected', 'removed'])))
}

/** Takes a person's name off what they wrote or approved. */
export const forgetAuthor = async (tx: Db, authorId: string): Promise<void> => {
  await tx.update(reports).set({ authorId: null, clientKey: null }).where(eq(reports.authorId, authorId))
  await tx.update(reports).set({ approvedBy: null }).where(eq(reports.approvedBy, authorId))
}

/** The reports that a person wrote with all that is kept of them, for themselves. */
export const findReportsOf = async (db: Db, authorId: string): Promise<unknown[]> => {
  const {
    authorId: _,
    cameFrom: _from,
    diveMonth: _month,
    approvedBy: _by,
    ...columns
  } = getTableColumns(reports)
  const rows = await db
    .select({ ...columns, siteName: sites.siteName })
    .from(reports)
    // The name of a site that was removed is nobody's to read.
    .leftJoin(sites, and(eq(sites.id, reports.siteId), ne(sites.approvalStatus, 'removed')))
    .where(eq(reports.authorId, authorId))
    .orderBy(reports.id)
  const links = await db
    .select({ reportId: reportPhotos.reportId, photoId: reportPhotos.photoId })
    .from(reportPhotos)
    .innerJoin(reports, eq(reports.id, reportPhotos.reportId))
    .where(eq(reports.authorId, authorId))
    .orderBy(reportPhotos.reportId, reportPhotos.position)
  const photos = Map.groupBy(links, ({ reportId }) => reportId)
  return rows.map((row) => ({ ...row, media: photos.get(row.id)?.map(({ photoId }) => photoId) ?? [] }))
}
