import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { pendingCountsQuery } from './moderation.queries.ts'
import { countText } from './moderation.view.ts'
import css from './PendingCount.module.css'
import { useModerationNews } from './use-moderation-news.ts'

/** How much waits for moderators, as a badge; nothing while nothing does. */
export const PendingCount = () => {
  const { data, dataUpdatedAt } = useQuery(pendingCountsQuery())
  useModerationNews(dataUpdatedAt)
  const count = Object.values(data?.counts ?? {}).reduce((sum, each) => sum + each, 0)
  if (count === 0) return null
  return (
    <span className={css.count}>
      {countText(count)}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  )
}
