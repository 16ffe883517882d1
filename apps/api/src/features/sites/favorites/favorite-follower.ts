import type { SiteFollower } from '#extension-points/site-follower.ts'
import { deleteFavoritesAt, returnFavorites, transferFavorites } from './favorites-at-site.repo.ts'

/** Favourites of a merged site are copied to the other, as hearts say which sites somebody keeps at hand. */
export const favoriteFollower: SiteFollower = {
  name: 'favorites',
  tables: ['favorites'],
  merge: async (tx, { from, into }) => {
    await transferFavorites(tx, from.id, into.id)
    return {}
  },
  unmerge: async (tx, { siteId, outOf, led }) => {
    await returnFavorites(tx, outOf, [siteId, ...led])
    return {}
  },
  end: async (tx, { siteId }) => {
    await deleteFavoritesAt(tx, siteId)
    return {}
  },
}
