import type { QueryClient } from '@tanstack/react-query'
import { readAbout, readFrom } from './query.ts'

/** News that come faster than this, in milliseconds, are followed together. */
const spacing = 1_000

type Following = { isBehind: boolean }
const following = new WeakMap<QueryClient, Map<string, Following>>()

type Filters = ReturnType<typeof readFrom>

const keepUp = async (queries: QueryClient, name: string, there: Filters): Promise<void> => {
  const all = following.get(queries) ?? new Map<string, Following>()
  following.set(queries, all)
  const underWay = all.get(name)
  if (underWay) {
    underWay.isBehind = true
    // Whoever comes to look meanwhile asks at once.
    return queries.invalidateQueries({ ...there, refetchType: 'none' })
  }
  const now: Following = { isBehind: true }
  all.set(name, now)
  while (now.isBehind) {
    // What was asked for before the news may be answered without them.
    now.isBehind = queries.isFetching(there) > 0
    const pause = new Promise((resolve) => setTimeout(resolve, spacing))
    await Promise.all([queries.invalidateQueries(there, { cancelRefetch: false }), pause])
  }
  all.delete(name)
}

/**
 * Something below this path changed: asks anew for what was read there. However often it is called, one answer is
 * waited for before the next is asked for, and none that is on its way is thrown away.
 */
export const follow = (queries: QueryClient, path: string): Promise<void> =>
  keepUp(queries, path, readFrom([path]))

/** The same for what was read from this path alone. */
export const followOnly = (queries: QueryClient, path: string): Promise<void> =>
  keepUp(queries, `only ${path}`, { predicate: ({ queryKey: [from] }) => from === path })

/** The same for everything that was read of one thing by its id, by any feature. */
export const followAbout = (queries: QueryClient, id: string): Promise<void> =>
  keepUp(queries, id, readAbout(id))
