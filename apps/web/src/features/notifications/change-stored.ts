import type { NotificationNews } from '@soundings/contract/notifications'
import type { QueryClient } from '@tanstack/react-query'
import { markRead, removeAll, type Stored, storedQuery } from './notifications.queries.ts'
import { afterEvent, storedUnread, withoutAll, withRead } from './stored.ts'

const { queryKey } = storedQuery

/** Shows a change at once. When the server does not take it, what was there is back, and the error is thrown. */
const changeStored = async (
  queries: QueryClient,
  change: (stored: Stored) => Stored,
  act: () => Promise<void>,
): Promise<void> => {
  // An answer that is still on its way would bring back what is changed here.
  await queries.cancelQueries({ queryKey })
  const before = queries.getQueryData(queryKey)
  if (!before) return
  queries.setQueryData(queryKey, change(before))
  try {
    await act()
  } catch (error) {
    queries.setQueryData(queryKey, before)
    throw error
  } finally {
    void queries.invalidateQueries({ queryKey })
  }
}

/** Without ids, all of them. */
export const readStored = async (queries: QueryClient, ids?: string[]): Promise<void> => {
  if (storedUnread(queries.getQueryData(queryKey)) === 0) return
  await changeStored(
    queries,
    (stored) => withRead(stored, ids),
    () => markRead(ids),
  )
}

export const clearStored = (queries: QueryClient): Promise<void> =>
  changeStored(queries, withoutAll, removeAll)

/** Takes over what happened on the server. */
export const takeEvent = (queries: QueryClient, event: NotificationNews): void => {
  queries.setQueryData(queryKey, (stored) => stored && afterEvent(stored, event))
}

export const askAgain = (queries: QueryClient): void => {
  void queries.invalidateQueries({ queryKey })
}
