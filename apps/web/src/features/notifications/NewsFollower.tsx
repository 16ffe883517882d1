import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import { followNews } from './follow-news.ts'
import { storedQuery } from './notifications.queries.ts'
import { setStoredUnread } from './unread-store.ts'

/** Fetches and follows what the server tells a member for as long as they are signed in. */
export const NewsFollower = ({ userId }: { userId: string }) => {
  const queries = useQueryClient()
  const { history } = useRouter()
  const { first } = usePages(storedQuery)
  const unread = first?.unread ?? 0

  useEffect(() => setStoredUnread(unread), [unread])
  useEffect(() => () => setStoredUnread(0), [])
  useEffect(
    () => followNews({ queries, userId, go: (path) => history.push(path) }),
    [queries, userId, history],
  )
  return null
}
