import type { Report } from '@soundings/contract/reports'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReportFilter } from '../filter.view.ts'
import { siteReportsQuery } from '../reports.queries.ts'

export type SiteReportsRead = {
  /** As far as they were fetched; undefined before the first answer. */
  reports: Report[] | undefined
  total: number
  error: Error | null
  isLoading: boolean
  isLoadingMore: boolean
  hasMore: boolean
  loadMore: () => void
  retry: () => void
}

/** A report that is decided while the list is read may stand on two pages: each is shown once. */
const once = (reports: Report[]): Report[] => [
  ...new Map(reports.map((report) => [report.id, report])).values(),
]

/** The reports of a site that a filter leaves; nothing is asked for null. */
export const useSiteReports = (siteId: string | null, filter: ReportFilter = {}): SiteReportsRead => {
  const asked = useInfiniteQuery({ ...siteReportsQuery(siteId ?? '', filter), enabled: siteId !== null })
  const { data, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = asked
  const hasFailed = !isFetching && (data === undefined || isFetchNextPageError)
  const reports = useMemo(() => data && once(data.pages.flatMap(({ items }) => items)), [data])
  return {
    reports,
    total: Math.max(data?.pages[0]?.total ?? 0, reports?.length ?? 0),
    error: hasFailed ? asked.error : null,
    isLoading: isFetching && !data,
    isLoadingMore: isFetchingNextPage,
    hasMore: hasNextPage,
    loadMore: () => {
      if (!isFetchingNextPage) void fetchNextPage()
    },
    retry: () => void (data ? fetchNextPage() : asked.refetch()),
  }
}
