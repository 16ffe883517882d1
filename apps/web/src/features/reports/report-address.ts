import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { readSaid } from '#shared/lib/said.ts'
import type { ReportFilter } from './filter.view.ts'
import { readReportParts, reportListParts } from './report-components.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A report lies over the page before, so that closing it is a step back. */
    isReportOver?: boolean
  }
}

type Said = Record<string, unknown>

/** The address of this page with a report over it, for a link. */
export const reportLink = (report: string) =>
  ({
    to: '.',
    search: (now: Said) => ({ ...now, report }),
    state: { isReportOver: true },
    resetScroll: false,
    preload: false,
  }) as const

/** The address of the Dive Reports tab of the site that this page shows, for a link. */
export const reportsTabLink = {
  to: '.',
  search: (now: Said) => ({ ...now, tab: 'reports' as const }),
  replace: true,
  resetScroll: false,
  preload: false,
} as const

/** The report that the address asks for, and the ways on. Going from report to report adds nothing to the history. */
export const useReportAddress = () => {
  const { report } = readReportParts(useSearch({ strict: false }))
  const navigate = useNavigate()
  const { history } = useRouter()
  const go = useMemo(() => {
    const put = (next: string | undefined) =>
      void navigate({
        to: '.',
        search: (now: Said) => ({ ...now, report: next }),
        state: true,
        replace: true,
        resetScroll: false,
      })
    return {
      stepTo: (id: string) => put(id),
      close: () => (history.location.state.isReportOver ? history.back() : put(undefined)),
    }
  }, [navigate, history])
  return { report, ...go }
}

/** Which reports the page of a site shows, and the way to others. */
export const useReportFilter = (): [ReportFilter, (filter: ReportFilter) => void] => {
  const filter = readSaid(reportListParts, useSearch({ strict: false }))
  const navigate = useNavigate()
  const choose = ({ month, diver }: ReportFilter) =>
    void navigate({
      to: '.',
      search: (now: Said) => ({ ...now, month, diver }),
      replace: true,
      resetScroll: false,
    })
  return [filter, choose]
}
