import { notifications } from '@soundings/contract/notifications'
import type { Reply } from '@soundings/contract/route'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { follow } from '#shared/api/follow.ts'
import { readPages } from '#shared/api/query.ts'

/** What the server keeps for the person who is signed in, page by page, newest first. */
export type Stored = InfiniteData<Reply<typeof notifications.list>>

/** The stream may have been silent while the page was out of sight: whoever comes back to it gets what there is. */
export const storedQuery = {
  ...readPages(notifications.list, { query: {} }),
  refetchOnWindowFocus: 'always',
} as const

/** Without ids, all of them. */
export const markRead = async (ids?: string[]): Promise<void> => {
  await call(notifications.read, { body: ids ? { ids } : {} })
}

export const removeAll = async (): Promise<void> => {
  await call(notifications.clear, {})
}

/** Asks for as little as can be asked for: it shows whether the person is still signed in, and renews their tokens. */
export const askIfSignedIn = async (): Promise<void> => {
  await call(notifications.list, { query: { limit: 1 } })
}

export const eventsAddress = notifications.events.path

/** What is known of dive sites and their reports is asked for anew: news about one may be about what is on screen. */
export const refreshSites = (queries: QueryClient): void => {
  for (const path of ['/api/sites', '/api/map', '/api/reports']) void follow(queries, path)
}

/** What moderators read of what waits is asked for anew, where it is on screen. */
export const refreshPending = (queries: QueryClient): void => void follow(queries, '/api/moderator')
