import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

type Page<Item> = { items: Item[]; nextCursor: string | null; total?: number }
type Asked<P, Key extends QueryKey> = UseInfiniteQueryOptions<P, Error, InfiniteData<P>, Key, string | null>

type NameOf<Item> = (item: Item) => string | number
/** How each item is told from the others: by its id, where it has one. */
type Naming<Item> = Item extends { id: string | number } ? [nameOf?: NameOf<Item>] : [nameOf: NameOf<Item>]

const byId: NameOf<never> = (item: { id: string | number }) => item.id

/** All items of several pages, each once: one that moves while the list is read may stand on two of them. */
export const itemsOf = <Item>(
  data: { pages: readonly { items: Item[] }[] } | undefined,
  nameOf: (item: Item) => string | number,
): Item[] => {
  const all = data?.pages.flatMap(({ items }) => items) ?? []
  return [...new Map(all.map((item) => [nameOf(item), item])).values()]
}

/**
 * A list that comes in pages, as `readPages` asks for it: what came so far, how to read on, and what went wrong. `ListEnd`
 * shows its end with a button; `useLongList` reads on by itself where only the rows in sight exist.
 */
export const usePages = <Item extends object, P extends Page<Item>, Key extends QueryKey>(
  asked: Asked<P & Page<Item>, Key>,
  ...naming: Naming<Item>
) => {
  const [nameOf = byId as NameOf<Item>] = naming as [NameOf<Item>?]
  const query = useInfiniteQuery(asked)
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = query
  const { fetchNextPage, refetch } = query
  const items = useMemo(() => data && itemsOf<Item>(data, nameOf), [data, nameOf])
  const hasFailed = !isFetching && (data === undefined || isFetchNextPageError)

  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const canReadOn = hasNextPage && !isFetching && !isFetchNextPageError
  const readOn = useCallback(() => {
    if (canReadOn) loadMore()
  }, [canReadOn, loadMore])

  return {
    /** As far as they came; undefined before the first answer. */
    items,
    /** The first page, with what it says of the whole list. */
    first: data?.pages[0],
    /** How many there are with those that did not come yet. */
    total: Math.max(data?.pages[0]?.total ?? 0, items?.length ?? 0),
    /** Why the first page, or the next one, did not come; null while it is asked for again. */
    error: hasFailed ? error : null,
    /** Whether the next page failed, behind those that are there. */
    hasMoreFailed: isFetchNextPageError && !isFetchingNextPage,
    /** Whether the first answer is on its way. */
    isLoading: isFetching && data === undefined,
    isLoadingMore: isFetchingNextPage,
    /** Whether what is shown answers what is asked now, rather than what was asked before. */
    isAnswered: data !== undefined && !query.isPlaceholderData,
    isOutdated: query.isPlaceholderData,
    /** When it was answered, in milliseconds since 1970. */
    answeredAt: query.dataUpdatedAt,
    hasMore: hasNextPage,
    /** For a button: asks for the next page, or tries again what failed. */
    loadMore: () => {
      if (!isFetchingNextPage) loadMore()
    },
    /** For a list that reads on by itself: does nothing while an answer is on its way, and after a failure. */
    readOn,
    retry: () => void (data ? fetchNextPage() : refetch()),
  }
}

/** Such a list, for a part that shows it. */
export type Pages<Item> = Omit<ReturnType<typeof usePages>, 'items' | 'first'> & { items: Item[] | undefined }
