import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { askToSignIn } from '#shared/session/modal-store.ts'
import { isLoggedIn, sessionChecked, useSession } from '#shared/session/session-store.ts'
import { favoritesQuery } from './favorites.queries.ts'
import { isFavoriteNow, setPendingFavorite, usePendingFavorites } from './pending-favorites.ts'

type Favorites = {
  has: (siteId: string) => boolean
  /** Makes a site a favourite, or one no longer; a visitor is asked to sign in. Null for a guest, who has none. */
  toggle: ((siteId: string) => void) | null
}

const none: string[] = []

const why = 'Sign in to save this site to your favorites.'

/** The favorites of the current user, including changes that are still being sent. */
export const useFavorites = (): Favorites => {
  const queries = useQueryClient()
  const isMember = useSession(isLoggedIn)
  const isGuest = useSession((session) => session.isGuest)
  const { data } = useQuery({ ...favoritesQuery, enabled: isMember })
  const pending = usePendingFavorites()
  const ids = isMember ? (data?.ids ?? none) : none

  const has = useMemo(() => {
    const known = new Set(ids)
    return (siteId: string) => pending[siteId] ?? known.has(siteId)
  }, [ids, pending])

  const toggle = useMemo(() => {
    if (isGuest) return null
    return async (siteId: string) => {
      // As it was shown when it was pressed; what is learned meanwhile does not turn the wish around.
      const isWanted = !isFavoriteNow(queries, siteId)
      const { user } = await sessionChecked()
      if (user) setPendingFavorite(queries, siteId, isWanted)
      else askToSignIn(why, () => setPendingFavorite(queries, siteId, true))
    }
  }, [queries, isGuest])

  return { has, toggle }
}
