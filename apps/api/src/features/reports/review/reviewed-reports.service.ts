import type { PendingReport, ReportShown } from '@soundings/contract/report-review'
import { applyDecision, revertDecision } from '#extension-points/decision-columns.ts'
import { noTexts, type Reviewable } from '#extension-points/reviewable.ts'
import { siteForReview } from '#features/sites/index.ts'
import { openReport } from '../open-report.ts'
import { reportPagePath, titleOf } from '../report-lines.ts'
import { reportApproved, reportRejected } from '../report-notifications.ts'
import { findReport, writeReport } from '../reports.repo.ts'
import { reviewer } from '../viewer.ts'
import {
  countPendingReports,
  findPendingReport,
  findReportLines,
  listPendingReports,
  type ReportLine,
} from './reviewed-reports.repo.ts'

const toItem = (line: ReportLine): PendingReport => ({
  ...noTexts,
  id: line.id,
  type: 'reports',
  createdAt: line.submittedAt.toISOString(),
  title: titleOf(line),
  siteId: line.siteId,
  siteName: line.siteName,
  content: line.content,
  authorHandle: line.authorHandle,
  version: line.version,
})

/** New dive reports, and those that their author changed. */
export const reviewedReports: Reviewable<PendingReport, ReportShown> = {
  type: 'reports',
  count: countPendingReports,
  list: async (db, after, limit) => (await listPendingReports(db, after, limit)).map(toItem),

  preview: async (db, id) => {
    const line = await findPendingReport(db, id)
    // One after the other: a transaction has one line to the database.
    const report = line && (await findReport(db, id, reviewer))
    const site = report && (await siteForReview(db, line.siteId))
    return site && { shown: { ...toItem(line), report, site }, authorId: line.authorId }
  },

  decide: async (tx, id, decision) => {
    const report = await openReport(tx, id)
    const line = report && (await findPendingReport(tx, id))
    if (!report || !line) return undefined
    const { columns, before } = applyDecision(report, decision, 'report')
    await writeReport(tx, id, columns)
    return { title: titleOf(line), authorId: report.authorId, before }
  },

  revert: async (tx, id, decided) => {
    const columns = revertDecision(await openReport(tx, id), decided)
    if (columns) await writeReport(tx, id, columns)
    return columns !== undefined
  },

  news: async (db, id, { authorId, outcome, reason }) => {
    const [line] = await findReportLines(db, [id])
    if (!line || authorId === null) return []
    const named = { siteName: line.siteName, link: reportPagePath(line) }
    const isHidden = line.siteStatus !== 'approved'
    const notification =
      outcome === 'approved' ? reportApproved(named, isHidden) : reportRejected(named, reason)
    return [{ userId: authorId, notification }]
  },
}
