import type { CallInput, Reply, Route } from '@soundings/contract/route'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
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
