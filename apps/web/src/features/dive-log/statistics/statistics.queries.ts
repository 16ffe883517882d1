import { diveLog } from '@soundings/contract/dive-log'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { read } from '#shared/api/query.ts'
import { refreshLog } from '../dive-log.queries.ts'

/** How long what is told of a log counts as fresh, in milliseconds; every change asks for it anew. */
const staleTime = 60_000

/** What is worth knowing about the log, in words. */
export const insightsQuery = () => ({ ...read(diveLog.insights, {}), staleTime })

/** The days with dives, of all years in one answer: so each year opens without a connection. */
export const daysQuery = () => ({ ...read(diveLog.days, { query: {} }), staleTime })

/** The species that were seen. */
export const lifeListQuery = () => ({ ...read(diveLog.lifeList, {}), staleTime })

/** Sets how many dives were made before the log. */
export const saveStartingDives = async (queries: QueryClient, startingDives: number): Promise<void> => {
  await call(diveLog.startingDives, { body: { startingDives } })
  await refreshLog(queries)
}
