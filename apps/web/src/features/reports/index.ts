import { lazy } from 'react'

export { ReportFormModal } from './form/lazy-report-form.tsx'
export { openReportForm, useReportForm } from './form/report-form-store.ts'
export { leaveWithReports } from './outbox/outbox-mark.ts'
/** Whose reports are written here, with a connection or without. */
export { useReporter } from './outbox/reporter.ts'
/** One report over any page, as the address asks for it. */
export { ReportOverlay } from './ReportOverlay.tsx'
export { readReportParts, reportListParts, reportParts } from './report-parts.ts'
export { reportReads } from './reports-reads.ts'

const parts = () => import('./parts.ts')

/** The reports of one site. Render inside Suspense. */
export const SiteReports = lazy(async () => {
  const { SiteReports } = await (await parts()).loadSiteReports()
  return { default: SiteReports }
})

/** The reports of one site one by one, in a place of the page. Render inside Suspense. */
export const ReportPanel = lazy(async () => {
  const { ReportPanel } = await (await parts()).loadReportPanel()
  return { default: ReportPanel }
})

/** What divers report of a site, taken together. Render inside Suspense. */
export const SiteDigest = lazy(async () => {
  const { SiteDigest } = await (await parts()).loadSiteDigest()
  return { default: SiteDigest }
})

/** A report that waits for a decision. Render inside Suspense. */
export const ReportForReview = lazy(async () => {
  const { ReportForReview } = await (await parts()).loadReportForReview()
  return { default: ReportForReview }
})
export { ReportOutbox } from './waiting/lazy-outbox.tsx'
