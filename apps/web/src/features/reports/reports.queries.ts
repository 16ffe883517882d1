import { type Report, reports } from '@soundings/contract/reports'
import type { Reply, Route } from '@soundings/contract/route'
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { siteReads } from '#features/sites/index.ts'
import { call } from '#shared/api/client.ts'
import { read, readFrom, readPages, refresh } from '#shared/api/query.ts'
import type { ReportFilter } from './filter.view.ts'
import { reportReads } from './reports-reads.ts'

/** Reports, page by page. */
export type ReportPages = InfiniteData<Reply<typeof reports.ofSite>>

/** How long what divers report together counts as fresh, in milliseconds. */
const digestFreshness = 60_000

/** Reports of a site, the newest dive first; the person's own that wait come before them. */
export const siteReportsQuery = (siteId: string, { month, diver }: ReportFilter = {}) => ({
  ...readPages(reports.ofSite, {
    params: { siteId },
    query: { ...(month !== undefined && { month }), ...(diver !== undefined && { author: diver }) },
  }),
  meta: { saysMoreToMembers: true },
})

/** One report; its author and moderators may see one that others do not. */
export const reportQuery = (reportId: string) => ({
  ...read(reports.get, { params: { reportId } }),
  meta: { saysMoreToMembers: true },
})

/** What divers report of a site, taken together. */
export const digestQuery = (siteId: string) => ({
  ...read(reports.digest, { params: { siteId } }),
  staleTime: digestFreshness,
})

/** A report was written, changed, decided or removed: asks anew for what says something about it. */
export const refreshReports = (queries: QueryClient): Promise<void> =>
  refresh(queries, [...reportReads, ...siteReads])

const isPages = (data: unknown): data is ReportPages =>
  typeof data === 'object' && data !== null && 'pages' in data

const isRead = ({ path }: Route, { queryKey: [from] }: Query) => from === path
const lists = [reports.ofSite, reports.mine]

/** Changes one report wherever it has been read. */
export const changeKnown = (
  queries: QueryClient,
  reportId: string,
  change: (report: Report) => Report,
): void => {
  const changed = (report: Report) => (report.id === reportId ? change(report) : report)
  queries.setQueriesData<ReportPages>(
    { predicate: (query) => lists.some((list) => isRead(list, query)) },
    (data) =>
      isPages(data)
        ? { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })) }
        : data,
  )
  queries.setQueryData<Report>(reportQuery(reportId).queryKey, (report) => report && changed(report))
}

/** Says that a report helped, or takes it back; answers how many it helped by now. */
export const praiseReport = async (reportId: string, isHelpful: boolean): Promise<number> => {
  const route = isHelpful ? reports.praise : reports.unpraise
  return (await call(route, { params: { reportId } })).helpfulCount
}

/** Takes a report away for good; what its site is said to be like may change. */
export const removeReport = async (queries: QueryClient, reportId: string): Promise<void> => {
  await call(reports.remove, { params: { reportId } })
  queries.removeQueries({ queryKey: reportQuery(reportId).queryKey })
  await queries.cancelQueries(readFrom(reportReads))
  void refreshReports(queries)
}
