import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { storedQuery } from '../notifications.queries.ts'
import { storedUnread } from '../stored.ts'
import { setStoredUnread } from '../unread-store.ts'
import { followNews } from './follow-news.ts'

/** Fetches and follows what the server tells a member for as long as they are signed in. */
export const NewsFollower = ({ userId }: { userId: string }) => {
  const queries = useQueryClient()
  const { history } = useRouter()
  const { data } = useInfiniteQuery(storedQuery)
  const unread = storedUnread(data)

  useEffect(() => setStoredUnread(unread), [unread])
  useEffect(() => () => setStoredUnread(0), [])
  useEffect(
    () => followNews({ queries, userId, go: (path) => history.push(path) }),
    [queries, userId, history],
  )
  return null
}
