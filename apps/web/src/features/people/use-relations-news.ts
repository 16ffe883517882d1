import { relationsTopic } from '@soundings/contract/blocks'
import { useQueryClient } from '@tanstack/react-query'
import { useTopic } from '#features/live/index.ts'
import { follow } from '#shared/api/follow.ts'
import { useSession } from '#shared/session/session-store.ts'
import { peopleReads } from './people.queries.ts'

/** While somebody sees what they are to others, they see it change; `readAt` is when it was read, 0 until it was. */
export const useRelationsNews = (readAt: number): void => {
  const queries = useQueryClient()
  const meId = useSession(({ user }) => user?.id)
  useTopic(readAt === 0 || meId === undefined ? undefined : relationsTopic.of(meId), {
    readAt: () => readAt,
    onNews: () => {
      for (const path of peopleReads) void follow(queries, path)
    },
  })
}
