import type { DiveDetails } from '@soundings/contract/dive-log'
import { equipment } from '@soundings/contract/equipment'
import type { QueryClient } from '@tanstack/react-query'
import { read } from '#shared/api/query.ts'
import { diveQuery } from '../dive-log.queries.ts'

/** What the person dives with. */
export const equipmentQuery = () => ({ ...read(equipment.get, {}), staleTime: 60_000 })

/** A dive as it is now. */
export const fetchDive = (queries: QueryClient, diveId: string): Promise<DiveDetails> =>
  queries.fetchQuery({ ...diveQuery(diveId), staleTime: 0 })

/** Dives that this page has just written need not be asked for. */
export const rememberDive = (queries: QueryClient, dive: DiveDetails): void => {
  queries.setQueryData(diveQuery(dive.id).queryKey, dive)
}
