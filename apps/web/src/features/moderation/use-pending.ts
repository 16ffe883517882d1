import type { PendingType } from '@soundings/contract/moderation'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { pendingQuery } from './moderation.queries.ts'
import { pendingItems } from './pending.ts'

/** What waits, as far as it is read, and how to read on. While another kind is on its way, the last one stays. */
export const usePending = (type: PendingType | undefined) => {
  const query = useInfiniteQuery({ ...pendingQuery(type), placeholderData: (shown) => shown })
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const canReadOn = hasNextPage && !isFetching && !isFetchNextPageError
  const readOn = useCallback(() => {
    if (canReadOn) void fetchNextPage()
  }, [canReadOn, fetchNextPage])
  const [first] = data?.pages ?? []
  return {
    query,
    items: useMemo(() => pendingItems(data), [data]),
    total: first?.total ?? 0,
    counts: first?.counts,
    isAnswered: query.isSuccess && !query.isPlaceholderData,
    readOn,
  }
}
