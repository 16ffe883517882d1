import type { PendingItem } from '@soundings/contract/moderation'
import { because } from '@soundings/rules/moderation'
import { flaggedSites } from '#features/sites/index.ts'
import { emptyPreview, type Reviewable } from '#src/reviewable.ts'
import { judge, unjudge } from '#src/verdict.ts'
import { openReport } from '../open-report.ts'
import { reportPagePath, titleOf } from '../report-lines.ts'
import { findReport, writeReport } from '../reports.repo.ts'
import { reviewer } from '../viewer.ts'
import {
  countPendingReports,
  findPendingReport,
  findReportLines,
  listPendingReports,
  type ReportLine,
} from './reviewed-reports.repo.ts'

const toItem = (line: ReportLine): PendingItem => ({
  id: line.id,
  type: 'reports',
  createdAt: line.submittedAt.toISOString(),
  title: titleOf(line),
  siteId: line.siteId,
  siteName: line.siteName,
  caption: null,
  description: null,
  content: line.content,
  authorHandle: line.authorHandle,
  version: line.version,
  flag: null,
})

/** New dive reports, and those that their author changed. */
export const reviewedReports: Reviewable = {
  type: 'reports',
  count: countPendingReports,
  list: async (db, after, limit) => (await listPendingReports(db, after, limit)).map(toItem),

  preview: async (db, id) => {
    const line = await findPendingReport(db, id)
    if (!line) return undefined
    // One after the other: a transaction has one line to the database.
    const report = await findReport(db, id, reviewer)
    const around = await flaggedSites.show(db, line.siteId)
    return {
      ...toItem(line),
      ...emptyPreview,
      coordinates: around?.coordinates ?? null,
      site: around?.site ?? null,
      report: report ?? null,
      authorId: line.authorId,
    }
  },

  decide: async (tx, id, verdict) => {
    const report = await openReport(tx, id)
    const line = report && (await findPendingReport(tx, id))
    if (!report || !line) return undefined
    const { columns, before } = judge(report, verdict, 'report')
    await writeReport(tx, id, columns)
    return { title: titleOf(line), authorId: report.authorId, before }
  },

  revert: async (tx, id, decided) => {
    const columns = unjudge(await openReport(tx, id), decided)
    if (columns) await writeReport(tx, id, columns)
    return columns !== undefined
  },

  news: async (db, id, { authorId, outcome, reason }) => {
    const [line] = await findReportLines(db, [id])
    if (!line || authorId === null) return []
    const name = `Your dive report of “${line.siteName}”`
    const seen =
      line.siteStatus === 'approved'
        ? 'Everybody can read it now.'
        : 'It is shown as soon as its site is public.'
    const told =
      outcome === 'approved'
        ? ({ type: 'success', message: `${name} is approved. ${seen}` } as const)
        : ({
            type: 'warning',
            message: `${name} was not approved${because(reason)} You can change it and send it again.`,
          } as const)
    return [{ userId: authorId, ...told, link: reportPagePath(line) }]
  },
}
