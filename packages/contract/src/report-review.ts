import type { z } from 'zod'
import { Uuid } from './common.ts'
import { Report } from './reports.ts'
import { flaggedKind, reviewKind, version } from './review.ts'
import { Site } from './sites.ts'

/** A dive report, and the site that it is about. */
const placed = { report: Report, site: Site }

/** New dive reports, and those that their author changed. */
export const reportReviewKind = reviewKind('reports', { item: { siteId: Uuid, version }, shown: placed })
export type PendingReport = z.output<typeof reportReviewKind.item>
export type ReportShown = z.output<typeof reportReviewKind.shown>
export type ReportPreview = z.output<typeof reportReviewKind.preview>

export const flaggedReportKind = flaggedKind('reports', placed)
export type FlaggedReport = z.output<typeof flaggedReportKind.shown>
