import { lazy } from 'react'

export { offerAfterReport, type ToldReport } from './outbox/after-report.ts'
export { openReportForm, type ReportStart, useReportForm } from './outbox/report-form-store.ts'
/** Whose reports are written here, with a connection or without. */
export { readReportParts, reportListParts, reportParts } from './report-components.ts'
export { reportsFeature } from './reports.feature.ts'

const parts = () => import('./components.ts')

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

/** Animals by name, those that were seen at a site first. Render inside Suspense. */
export const AnimalsField = lazy(async () => {
  const { AnimalsField } = await (await parts()).loadAnimalsField()
  return { default: AnimalsField }
})

/** The kinds of what moderators decide about dive reports. */
export const loadReportReviewKinds = async () => (await parts()).loadReviewKinds()
