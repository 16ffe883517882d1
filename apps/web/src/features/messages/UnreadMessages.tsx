import { useQuery } from '@tanstack/react-query'
import { CountBadge } from '#shared/ui/CountBadge.tsx'
import { unreadQuery } from './messages.queries.ts'
import { mostUnread } from './messages.view.ts'
import { useMessagesNews } from './use-messages-news.ts'

/** How many messages are unread, as a badge; nothing while none are. */
export const UnreadMessages = () => {
  const { data, dataUpdatedAt } = useQuery(unreadQuery())
  useMessagesNews(dataUpdatedAt)
  return <CountBadge count={data?.messages ?? 0} most={mostUnread} of="unread" />
}
