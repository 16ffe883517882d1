import type { Coordinates } from '@soundings/contract/common'
import { type Report, reportLimits } from '@soundings/contract/reports'
import { searchRadius, sites } from '@soundings/contract/sites'
import type { QueryClient } from '@tanstack/react-query'
import { read } from '#shared/api/query.ts'
import { reportQuery } from '../reports.queries.ts'

/** The sites around a place, nearest first. */
export const sitesAroundQuery = ([lng, lat]: Coordinates) => ({
  ...read(sites.search, { body: { lat, lng, radius: searchRadius.default, limit: reportLimits.sites } }),
  staleTime: 5 * 60_000,
})

/** A report as it is now. */
export const fetchReport = (queries: QueryClient, reportId: string): Promise<Report> =>
  queries.fetchQuery({ ...reportQuery(reportId), staleTime: 0 })
