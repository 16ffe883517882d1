import { type StandingChange, type StandingRecord, standing } from '@soundings/contract/standing'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { read } from '#shared/api/query.ts'

export const ownStandingQuery = () => ({ ...read(standing.own, {}), staleTime: 60_000 })

/** How somebody stands, for moderators. */
export const standingQuery = (userId: string) => read(standing.get, { params: { userId } })

export const setStanding = async (
  queries: QueryClient,
  userId: string,
  change: StandingChange,
): Promise<StandingRecord> => {
  const record = await call(standing.set, { params: { userId }, body: change })
  queries.setQueryData(standingQuery(userId).queryKey, record)
  return record
}
