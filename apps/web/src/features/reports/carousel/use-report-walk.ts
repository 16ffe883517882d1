import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSiteReports } from '../list/use-site-reports.ts'
import { useReportFilter } from '../report-address.ts'
import { latestReport } from '../report-components.ts'
import { reportQuery } from '../reports.queries.ts'

/** So near to the last report that is known, more of them are asked for. */
const readAhead = 3
/** Among how many of its neighbours a report that a link leads to is looked for. */
const maxLooked = 100

/**
 * One report, and those before and behind it: among those of its site, as far as the page of the site below (`siteBelow`)
 * shows them. `latest` is the first of them.
 */
export const useReportWalk = (reportId: string | null, siteBelow: string | null) => {
  const [filter] = useReportFilter()
  const isLatest = reportId === latestReport
  const isNamed = reportId !== null && !isLatest
  const single = useQuery({ ...reportQuery(reportId ?? ''), enabled: isNamed })
  const alone = isNamed ? single.data : undefined
  const siteId = alone?.diveSiteId ?? siteBelow
  const list = useSiteReports(reportId === null ? null : siteId, siteId === siteBelow ? filter : {})
  const { items: reports = [], total, hasMore, isLoadingMore, loadMore } = list

  const at = isLatest ? (reports.length > 0 ? 0 : -1) : reports.findIndex(({ id }) => id === reportId)
  const report = reports[at] ?? alone ?? null
  const isNearEnd =
    at < 0 ? reports.length > 0 && reports.length < maxLooked : at >= reports.length - readAhead
  const wantsMore = isNearEnd && hasMore && !isLoadingMore && list.error === null
  const goOn = useEffectEvent(() => loadMore())
  useEffect(() => {
    if (wantsMore) goOn()
  }, [wantsMore])

  const asked = isLatest ? list : { error: single.isFetching ? null : single.error, retry: single.refetch }
  return {
    report,
    previous: reports[at - 1] ?? null,
    next: at < 0 ? null : (reports[at + 1] ?? null),
    /** Counted from 1; null where the report stands among no others. */
    place: at < 0 || total < 2 ? null : { number: at + 1, of: total },
    /** Nobody wrote one yet. */
    isNone: isLatest && (siteId === null || list.items?.length === 0),
    isLoading: report === null && (single.isFetching || list.isLoading),
    error: report === null ? asked.error : null,
    retry: () => void asked.retry(),
  }
}

export type ReportWalk = ReturnType<typeof useReportWalk>
