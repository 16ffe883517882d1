import { moderationTopic } from '@soundings/contract/moderation'
import { useQueryClient } from '@tanstack/react-query'
import { useTopic } from '#features/live/index.ts'
import { followPending } from './moderation.queries.ts'

/** While moderators see something of what waits, they see it change; `readAt` is when it was read, 0 until it was. */
export const useModerationNews = (readAt: number): void => {
  const queries = useQueryClient()
  useTopic(readAt === 0 ? undefined : moderationTopic.of(), {
    readAt: () => readAt,
    onNews: () => followPending(queries),
  })
}
