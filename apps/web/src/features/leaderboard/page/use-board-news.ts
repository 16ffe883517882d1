import { boardsTopic } from '@soundings/contract/leaderboard'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTopic } from '#features/live/index.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { followBoards } from '../leaderboard.queries.ts'

/** Visitors have no stream: a page in sight asks again after so many milliseconds. */
const pause = 30_000

/** Keeps what a page shows of the boards up to date; `readAt` says when it was read, 0 before. */
export const useBoardNews = (readAt: number): void => {
  const queries = useQueryClient()
  const isMember = useSession(isLoggedIn)
  useTopic(readAt === 0 ? undefined : boardsTopic.of(), {
    readAt: () => readAt,
    onNews: () => followBoards(queries),
  })
  useEffect(() => {
    if (isMember) return
    const asking = setInterval(() => {
      if (!document.hidden) followBoards(queries)
    }, pause)
    return () => clearInterval(asking)
  }, [isMember, queries])
}
