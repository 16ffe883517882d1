import type { CallInput, Route } from '@soundings/contract/route'
import type { QueryClient } from '@tanstack/react-query'
import { follow } from './follow.ts'
import { read, readPages, refresh } from './query.ts'

/** What an area answered counts as fresh for five minutes. */
const freshness = 5 * 60_000
/** Members and visitors are answered differently, so who comes or goes is asked for anew. */
const cached = { staleTime: freshness, meta: { isPersonal: false, saysMoreToMembers: true } } as const

type Paged = { query?: Record<string, unknown> }

/**
 * The reads of an area with one base path, such as `/api/community`: they are kept for five minutes, and all of them are
 * forgotten when somebody here writes something in it (`refresh`) or the stream tells of a change (`follow`). Its queries are
 * made of the first two, its writes end with the third, and `useTopic` calls the fourth.
 */
export const area = (base: string) => ({
  read: <R extends Route>(route: R, input: CallInput<R>) => ({ ...read(route, input), ...cached }),
  readPages: <R extends Route>(route: R, input: CallInput<R> & Paged) => ({
    ...readPages(route, input),
    ...cached,
  }),
  /** After a write: asks anew for what is on the screen, and for the rest when it is next looked at. */
  refresh: (queries: QueryClient): Promise<void> => refresh(queries, [base]),
  /** Somebody else changed something: the same, with news that follow one another taken together. */
  follow: (queries: QueryClient): Promise<void> => follow(queries, base),
})
