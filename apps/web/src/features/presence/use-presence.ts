import { presenceTopic, type SeenWhen } from '@soundings/contract/presence'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pageTopics } from '#features/live/index.ts'
import { useSession } from '#shared/session/session-store.ts'
import { presenceQuery } from './presence.queries.ts'

/**
 * When these people were last here, as far as they show it, kept up to date while they are on the screen; of more than
 * one part of it, too. Visitors are told nothing.
 */
export const usePresence = (ids: readonly string[]): ReadonlyMap<string, SeenWhen> => {
  const queries = useQueryClient()
  const isMember = useSession(({ user }) => user !== null)
  const shown = isMember ? [...new Set(ids)].sort() : []
  const key = shown.join()

  useEffect(() => {
    const stops = (key === '' ? [] : key.split(',')).map((id) => {
      const { queryKey } = presenceQuery(id)
      const readAt = queries.getQueryState(queryKey)?.dataUpdatedAt || Date.now()
      return pageTopics.follow(presenceTopic.of(id), readAt, () => {
        void queries.invalidateQueries({ queryKey })
      })
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [queries, key])

  return useQueries({
    queries: shown.map(presenceQuery),
    combine: (found) => new Map(found.flatMap(({ data }) => (data ? [[data.id, data.when] as const] : []))),
  })
}
