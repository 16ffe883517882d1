import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { wordsOf } from '#shared/api/failure.ts'
import { useSession } from '#shared/session/session-store.ts'
import { askForFavorites, favoritesQuery, keepFavorite, sendFavorite } from './favorites.queries.ts'

type PendingFavorites = {
  /** What was wished of a site, by its id, and has not come true yet. It is shown as if it had. */
  [siteId: string]: boolean
}

/** Wishes lie over what the server answered, so a wish that fails is gone and what was there before shows again. */
export const usePendingFavorites = create<PendingFavorites>()(() => ({}))

const withoutPending = (siteId: string) => {
  const { [siteId]: _, ...others } = usePendingFavorites.getState()
  usePendingFavorites.setState(others, true)
}

const notify = async (kind: 'success' | 'error', message: string) => {
  const { toast } = await import('#shared/ui/toast.tsx')
  toast[kind](message)
}

const texts = {
  add: { done: 'Site added to favorites', failed: 'Failed to favorite site' },
  remove: { done: 'Site removed from favorites', failed: 'Failed to unfavorite site' },
}
const textsOf = (isFavorite: boolean) => texts[isFavorite ? 'add' : 'remove']

/** What happened, and why where the server or the network says so. */
const failureText = (isFavorite: boolean, error: unknown) =>
  [textsOf(isFavorite).failed, wordsOf(error, '')].filter(Boolean).join('. ')

/** What the server has, as far as this page knows; undefined until it has answered. */
const known = (queries: QueryClient, siteId: string): boolean | undefined =>
  queries.getQueryData(favoritesQuery.queryKey)?.ids.includes(siteId)

/** Whether a site is shown as a favourite. */
export const isFavoriteNow = (queries: QueryClient, siteId: string): boolean =>
  usePendingFavorites.getState()[siteId] ?? known(queries, siteId) ?? false

/** Sends what is wished of a site, one call at a time, until the last wish is what the server has. */
const fulfil = async (queries: QueryClient, siteId: string, of: string): Promise<void> => {
  const pending = () => usePendingFavorites.getState()[siteId]
  // Whoever wished it may have left meanwhile, and the wish with them.
  const isOver = () => useSession.getState().user?.id !== of
  let sent: boolean | undefined
  try {
    for (let next = pending(); next !== undefined && next !== sent; next = pending()) {
      await sendFavorite(siteId, next)
      if (isOver()) return
      sent = next
      await keepFavorite(queries, siteId, sent)
    }
    if (sent !== undefined) void notify('success', textsOf(sent).done)
  } catch (error) {
    const wanted = pending()
    if (isOver() || wanted === undefined) return
    if (wanted !== known(queries, siteId)) void notify('error', failureText(wanted, error))
    // A call that brought no answer may have done its work.
    askForFavorites(queries)
  } finally {
    if (!isOver()) withoutPending(siteId)
  }
}

/** Shows a wish at once and sends it. While one of the same site is under way, that one goes on with this. */
export const setPendingFavorite = (queries: QueryClient, siteId: string, isFavorite: boolean): void => {
  const { user } = useSession.getState()
  if (!user) return
  const isUnderWay = usePendingFavorites.getState()[siteId] !== undefined
  usePendingFavorites.setState({ [siteId]: isFavorite })
  if (!isUnderWay) void fulfil(queries, siteId, user.id)
}

useSession.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) usePendingFavorites.setState({}, true)
})
