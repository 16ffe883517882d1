import { type Dive, diveLog } from '@soundings/contract/dive-log'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'

/** So many dives are asked for at once, and so often: what can be searched without a connection. */
const part = 200
const parts = 5
/** How long they count as fresh, in milliseconds. */
const freshness = 10 * 60_000

const fetchParts = async (signal: AbortSignal, cursor: string | null, left: number): Promise<Dive[]> => {
  const query = { limit: String(part), ...(cursor !== null && { cursor }) }
  const { items, nextCursor } = await call(diveLog.list, { query }, signal)
  if (nextCursor === null || left <= 1) return items
  // Without a connection, the parts that came before are all that there is.
  const rest = await fetchParts(signal, nextCursor, left - 1).catch(() => [])
  return [...items, ...rest]
}

/** The newest dives of the whole log. The device keeps the answers, so that they are there without a connection. */
export const keptDivesQuery = () =>
  queryOptions({
    queryKey: [diveLog.list.path, 'kept'] as const,
    meta: { isPersonal: true },
    queryFn: ({ signal }) => fetchParts(signal, null, parts),
    staleTime: freshness,
  })
