import { notifications } from '@soundings/contract/notifications'
import type { Reply } from '@soundings/contract/route'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { follow } from '#shared/api/follow.ts'
import { readPages } from '#shared/api/query.ts'

/** What the server keeps for the person who is signed in, page by page, newest first. */
export type Stored = InfiniteData<Reply<typeof notifications.list>>

/** The stream may have been silent while the page was hidden, so this is read again when people return to it. */
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

/** What is known of dive sites and their reports is asked for anew: news about one may be about what is on screen. */
export const refreshSites = (queries: QueryClient): void => {
  for (const path of ['/api/sites', '/api/map', '/api/reports']) void follow(queries, path)
}
