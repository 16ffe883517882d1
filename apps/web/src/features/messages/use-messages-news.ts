import { messagesTopic } from '@soundings/contract/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useTopic } from '#features/live/index.ts'
import { useSession } from '#shared/session/session-store.ts'
import { followConversations } from './messages.queries.ts'

/** While somebody looks at their conversations, they see them change; `readAt` is when they were read, 0 until they were. */
export const useMessagesNews = (readAt: number, onNews?: () => void): void => {
  const queries = useQueryClient()
  const meId = useSession(({ user }) => user?.id)
  useTopic(readAt === 0 || meId === undefined ? undefined : messagesTopic.of(meId), {
    readAt: () => readAt,
    onNews: () => {
      onNews?.()
      followConversations(queries)
    },
  })
}
