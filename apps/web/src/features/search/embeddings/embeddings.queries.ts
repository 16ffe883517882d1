import { search } from '@soundings/contract/search'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { read } from '#shared/api/query.ts'

/** How often a backfill that runs is asked after, in milliseconds. */
const watch = 1_000

/** How far the last backfill is; asked again while it runs. */
export const backfillQuery = () => ({
  ...read(search.progress, {}),
  staleTime: 0,
  refetchInterval: ({
    state: { data },
  }: {
    state: { data?: { backfill: { state: string } | null } | undefined }
  }) => (data?.backfill?.state === 'running' ? watch : false),
})

/** Starts one over all approved sites; answers how many it is done with. */
export const startBackfill = async (queries: QueryClient): Promise<number> => {
  const { processed } = await call(search.backfill, { query: { force: 'true' } })
  await queries.invalidateQueries({ queryKey: backfillQuery().queryKey })
  return processed
}
