import { usePages } from '#shared/api/use-pages.ts'
import type { ReportFilter } from '../filter.view.ts'
import { siteReportsQuery } from '../reports.queries.ts'

/** The reports of a site that a filter leaves; nothing is asked for null. */
export const useSiteReports = (siteId: string | null, filter: ReportFilter = {}) =>
  usePages({ ...siteReportsQuery(siteId ?? '', filter), enabled: siteId !== null })
