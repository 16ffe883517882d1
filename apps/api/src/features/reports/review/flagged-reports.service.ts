import type { FlaggedReport } from '@soundings/contract/report-review'
import { z } from 'zod'
import type { Flaggable, Subject } from '#extension-points/flaggable.ts'
import { siteForReview } from '#features/sites/index.ts'
import { openReport } from '../open-report.ts'
import { reportPagePath, titleOf } from '../report-lines.ts'
import { findReport, writeReport } from '../reports.repo.ts'
import { reviewer } from '../viewer.ts'
import { findReportLines, type ReportLine } from './reviewed-reports.repo.ts'

const Before = z.object({ version: z.number(), rejectionReason: z.string().nullable() })

const toSubject = (line: ReportLine): Subject => ({
  title: titleOf(line),
  siteId: line.siteId,
  siteName: line.siteName,
  authorId: line.authorId,
  path: reportPagePath(line),
  isPublic: line.approvalStatus === 'approved' && line.siteStatus === 'approved',
})

/** Dive reports that people object to; one that is taken down is as if it had been rejected. */
export const flaggedReports: Flaggable<FlaggedReport> = {
  type: 'reports',
  ownWords: 'This is your own report. You can edit or delete it yourself.',
  find: async (db, ids) => {
    const found = ids.length === 0 ? [] : await findReportLines(db, ids)
    return new Map(found.map((line) => [line.id, toSubject(line)]))
  },

  show: async (db, id) => {
    const report = await findReport(db, id, reviewer)
    const site = report && (await siteForReview(db, report.diveSiteId))
    return site && { type: 'reports', report, site }
  },

  takeDown: async (tx, id, { reason }) => {
    const report = await openReport(tx, id)
    if (report?.approvalStatus !== 'approved') return undefined
    await writeReport(tx, id, { approvalStatus: 'rejected', rejectionReason: reason })
    const { version, rejectionReason } = report
    return { version, rejectionReason } satisfies z.input<typeof Before>
  },

  putBack: async (tx, id, { before }) => {
    const { version, rejectionReason } = Before.parse(before)
    const report = await openReport(tx, id)
    if (report?.approvalStatus !== 'rejected' || report.version !== version) return false
    await writeReport(tx, id, { approvalStatus: 'approved', rejectionReason })
    return true
  },
}
