import { type Dive, DiveFilter } from '@soundings/contract/dive-log'
import { askedDives } from '@soundings/rules/dive-filter'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { failureOf } from '#shared/api/failure.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { divesQuery } from '../dive-log.queries.ts'
import { keptDivesQuery } from './kept-dives.queries.ts'
import type { LogQuestion } from './log.view.ts'

const askKept = (dives: readonly Dive[], { sort, ...filter }: LogQuestion): Dive[] =>
  askedDives(dives, DiveFilter.parse(filter), sort)

/** Whether this device keeps what it is answered. */
const keeps = () => navigator.serviceWorker?.controller != null

/**
 * The dives that a question asks for. Without a connection the question is put to those that this device keeps, and
 * `isKept` says so.
 */
export const useDives = (question: LogQuestion) => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const list = usePages({ ...divesQuery(question), placeholderData: (shown) => shown })
  const isUnreached = isOffline || (list.error !== null && failureOf(list.error).kind === 'offline')
  const kept = useQuery({ ...keptDivesQuery(), enabled: isUnreached || (list.isAnswered && keeps()) })
  const isKept = isUnreached && kept.data !== undefined
  const asked = JSON.stringify(question)
  const found = useMemo(
    () => (isKept && kept.data ? askKept(kept.data, JSON.parse(asked) as LogQuestion) : null),
    [isKept, kept.data, asked],
  )
  if (found === null) return { ...list, isKept: false }
  return {
    ...list,
    items: found,
    total: found.length,
    error: null,
    hasMoreFailed: false,
    isLoading: false,
    isLoadingMore: false,
    isAnswered: true,
    isOutdated: false,
    answeredAt: kept.dataUpdatedAt,
    hasMore: false,
    readOn: () => undefined,
    isKept: true,
  }
}

export type Dives = ReturnType<typeof useDives>
