import { useInfiniteQuery } from '@tanstack/react-query'
import { useLate } from '#shared/lib/use-late.ts'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import type { Question } from '../question.view.ts'
import { siteListQuery } from '../sites.queries.ts'
import { resultCount } from '../sites.view.ts'
import css from './SiteCount.module.css'

/** How many sites a question finds, and how old that knowledge is. It asks what the list asks, so nothing is asked twice. */
export const SiteCount = ({ question }: { question: Question }) => {
  const query = useInfiniteQuery({ ...siteListQuery(question), placeholderData: (shown) => shown })
  const isLate = useLate(query.isPending || query.isPlaceholderData)
  const isAnswered = query.isSuccess && !query.isPlaceholderData
  return (
    <div className={css.count}>
      <p role="status">
        {isAnswered
          ? resultCount(query.data.pages[0]?.total ?? 0, question.q ?? '')
          : isLate && 'Looking for dive sites…'}
      </p>
      {isAnswered && (
        <p className={css.age}>
          <SavedAgo at={query.dataUpdatedAt} />
        </p>
      )}
    </div>
  )
}
