import type { Report } from '@soundings/contract/reports'
import type { QueryClient } from '@tanstack/react-query'
import { reportQuery } from '../reports.queries.ts'

/** A report as it is now. */
export const fetchReport = (queries: QueryClient, reportId: string): Promise<Report> =>
  queries.fetchQuery({ ...reportQuery(reportId), staleTime: 0 })
