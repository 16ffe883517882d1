import { useQuery } from '@tanstack/react-query'
import { CountBadge } from '#shared/ui/CountBadge.tsx'
import { pendingCountsQuery } from './moderation.queries.ts'
import { useModerationNews } from './use-moderation-news.ts'

/** How much waits for moderators, as a badge; nothing while nothing does. */
export const PendingCount = () => {
  const { data, dataUpdatedAt } = useQuery(pendingCountsQuery())
  useModerationNews(dataUpdatedAt)
  const count = Object.values(data?.counts ?? {}).reduce((sum, each) => sum + each, 0)
  return <CountBadge count={count} of="waiting" />
}
