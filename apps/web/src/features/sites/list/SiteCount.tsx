import { usePages } from '#shared/api/use-pages.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import type { Question } from '../question.view.ts'
import { siteListQuery } from '../sites.queries.ts'
import { resultCount } from '../sites.view.ts'
import css from './SiteCount.module.css'

/** How many sites a question finds, and how old that knowledge is. It asks what the list asks, so nothing is asked twice. */
export const SiteCount = ({ question }: { question: Question }) => {
  const { total, isAnswered, isOutdated, isLoading, answeredAt } = usePages({
    ...siteListQuery(question),
    placeholderData: (shown) => shown,
  })
  const isLate = useLate(isLoading || isOutdated)
  return (
    <div className={css.count}>
      <p role="status">
        {isAnswered ? resultCount(total, question.q ?? '') : isLate && 'Searching dive sites…'}
      </p>
      {isAnswered && (
        <p className={css.age}>
          <SavedAgo at={answeredAt} />
        </p>
      )}
    </div>
  )
}
