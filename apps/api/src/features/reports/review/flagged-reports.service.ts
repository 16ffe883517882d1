import { z } from 'zod'
import { flaggedSites } from '#features/sites/index.ts'
import type { Flaggable, Subject } from '#src/flaggable.ts'
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
export const flaggedReports: Flaggable = {
  type: 'reports',
  ownWords: 'This report is your own: you can change it or take it away yourself.',
  find: async (db, ids) => {
    const found = ids.length === 0 ? [] : await findReportLines(db, ids)
    return new Map(found.map((line) => [line.id, toSubject(line)]))
  },

  show: async (db, id) => {
    const report = await findReport(db, id, reviewer)
    if (!report) return undefined
    const around = await flaggedSites.show(db, report.diveSiteId)
    return { report, site: around?.site ?? null, coordinates: around?.coordinates ?? null, nearby: [] }
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
