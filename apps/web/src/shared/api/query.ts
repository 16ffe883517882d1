import type { CallInput, Reply, Route } from '@soundings/contract/route'
import {
  infiniteQueryOptions,
  mutationOptions,
  type Query,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { call } from './client.ts'

/** Says of an answer whose it is: what only members may ask for is forgotten when another person comes. */
const metaOf = ({ access }: Route) => ({ isPersonal: access !== 'public' })

/** A read as TanStack Query wants it: key and fetcher from one contract route. */
export const read = <R extends Route>(route: R, input: CallInput<R>) =>
  queryOptions({
    queryKey: [route.path, input] as const,
    meta: metaOf(route),
    queryFn: ({ signal }) => call(route, input, signal),
  })

type Page = { nextCursor: string | null }
type Paged = { query?: Record<string, unknown> }

/** A paged read; the route's query takes `cursor` and its reply is `{items, nextCursor, total}`. */
export const readPages = <R extends Route>(route: R, input: CallInput<R> & Paged) =>
  infiniteQueryOptions({
    queryKey: [route.path, 'pages', input] as const,
    meta: metaOf(route),
    queryFn: ({ signal, pageParam }) => {
      const at = pageParam === null ? {} : { cursor: pageParam }
      const asked: CallInput<R> = { ...input, query: { ...input.query, ...at } }
      return call(route, asked, signal)
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last: Reply<R>) => (last as Page).nextCursor,
  })

/** Picks what was read from these paths or from below them. */
export const readFrom = (paths: readonly string[]) => ({
  predicate: ({ queryKey: [from] }: Query) =>
    paths.some((path) => from === path || String(from).startsWith(`${path}/`)),
})

const holds = (asked: unknown, id: string): boolean =>
  asked === id ||
  (typeof asked === 'object' && asked !== null && Object.values(asked).some((each) => holds(each, id)))

/** Picks what was read of one thing: where its id is among what was asked. */
export const readAbout = (id: string) => ({
  predicate: ({ queryKey: [, ...asked] }: Query) => holds(asked, id),
})

/** Within this time of a write, in milliseconds, the server has made its counts and markers anew. */
const settling = 2_000
const settlers = new WeakMap<QueryClient, { paths: Set<string>; timer: ReturnType<typeof setTimeout> }>()

/** Asks once more when the server has settled: once for writes that follow one another. */
const askSettled = (queries: QueryClient, wanted: readonly string[]): void => {
  const before = settlers.get(queries)
  clearTimeout(before?.timer)
  const paths = new Set([...(before?.paths ?? []), ...wanted])
  const timer = setTimeout(() => {
    settlers.delete(queries)
    void queries.invalidateQueries(readFrom([...paths]))
  }, settling)
  settlers.set(queries, { paths, timer })
}

/**
 * After a write: asks anew for all that was read from these paths or from below them, now and when the server has
 * settled; for what nobody looks at now, when it is next seen.
 */
export const refresh = (queries: QueryClient, paths: readonly string[]): Promise<void> => {
  askSettled(queries, paths)
  return queries.invalidateQueries(readFrom(paths))
}

/** A write as TanStack Query wants it; what was read from the paths in `refreshes` is asked for anew once it succeeded. */
export const write = <R extends Route>(route: R, { refreshes }: { refreshes: readonly string[] }) =>
  mutationOptions({
    mutationFn: (input: CallInput<R>) => call(route, input),
    onSuccess: (_reply, _input, _before, { client }) => void refresh(client, refreshes),
  })
