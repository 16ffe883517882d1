// The parts of this feature, by their files. It is a file of its own, fetched with the first part that is wanted: the
// list of all that they need would be a considerable share of the first scripts of every page.

export const loadSiteReports = () => import('./list/SiteReports.tsx')
export const loadReportWindow = () => import('./carousel/ReportWindow.tsx')
export const loadReportPanel = () => import('./carousel/ReportPanel.tsx')
export const loadSiteDigest = () => import('./digest/SiteDigest.tsx')
export const loadReviewKinds = () => import('./review/review-kinds.tsx')
export const loadReportFormWindow = () => import('./form/ReportFormWindow.tsx')
export const loadReportKind = () => import('./outbox/report-kind.ts')
export const loadAnimalsField = () => import('./form/AnimalsField.tsx')
