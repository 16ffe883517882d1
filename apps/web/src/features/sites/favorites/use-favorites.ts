import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { showModal } from '#shared/session/modal-store.ts'
import { isLoggedIn, sessionChecked, useSession } from '#shared/session/session-store.ts'
import { favoritesQuery } from './favorites.queries.ts'
import { isFavoriteNow, useWishes, wishFavorite } from './wishes.ts'

type Favorites = {
  has: (siteId: string) => boolean
  /** Makes a site a favourite, or one no longer; a visitor is asked to sign in. Null for a guest, who has none. */
  toggle: ((siteId: string) => void) | null
}

const none: string[] = []

/** The favourites of whoever is here, with what was wished just now. */
export const useFavorites = (): Favorites => {
  const queries = useQueryClient()
  const isMember = useSession(isLoggedIn)
  const isGuest = useSession((session) => session.isGuest)
  const { data } = useQuery({ ...favoritesQuery, enabled: isMember })
  const wishes = useWishes()
  const ids = isMember ? (data?.ids ?? none) : none

  const has = useMemo(() => {
    const known = new Set(ids)
    return (siteId: string) => wishes[siteId] ?? known.has(siteId)
  }, [ids, wishes])

  const toggle = useMemo(() => {
    if (isGuest) return null
    return async (siteId: string) => {
      // As it was shown when it was pressed; what is learned meanwhile does not turn the wish around.
      const isWanted = !isFavoriteNow(queries, siteId)
      const { user } = await sessionChecked()
      if (user) wishFavorite(queries, siteId, isWanted)
      else showModal('login')
    }
  }, [queries, isGuest])

  return { has, toggle }
}
