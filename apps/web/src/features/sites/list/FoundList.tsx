import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useLate } from '#shared/lib/use-late.ts'
import type { Question } from '../question.view.ts'
import { siteListQuery } from '../sites.queries.ts'
import { ListFailed, MoreFailed, NothingFound } from './ListNotices.tsx'
import { SiteList } from './SiteList.tsx'
import { SiteRowSkeletons } from './SiteRowSkeletons.tsx'

type Props = {
  question: Question
  onAsk: (question: Question) => void
  selectedId: string | null
  onSelect: (id: string) => void
}

/** The sites that a question finds, where the question itself is asked elsewhere. */
export const FoundList = ({ question, onAsk, selectedId, onSelect }: Props) => {
  const query = useInfiniteQuery(siteListQuery(question))
  const isLate = useLate(query.isPending)
  const pages = query.data?.pages
  const found = useMemo(() => pages?.flatMap(({ items }) => items) ?? [], [pages])
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const canReadOn = hasNextPage && !isFetching && !isFetchNextPageError
  const readOn = useCallback(() => {
    if (canReadOn) void fetchNextPage()
  }, [canReadOn, fetchNextPage])

  if (query.isPending) return isLate && <SiteRowSkeletons />
  if (query.isLoadingError) return <ListFailed error={query.error} onRetry={() => query.refetch()} />
  if (found.length === 0) return <NothingFound question={question} onAsk={onAsk} onAddSite={null} />
  return (
    <SiteList
      // Each answer is a list of its own, scrolled to its top.
      key={JSON.stringify(question)}
      sites={found}
      total={pages?.[0]?.total ?? 0}
      selectedId={selectedId}
      onSelect={onSelect}
      onNearEnd={readOn}
      end={isFetchNextPageError && <MoreFailed onRetry={() => fetchNextPage()} />}
    />
  )
}
