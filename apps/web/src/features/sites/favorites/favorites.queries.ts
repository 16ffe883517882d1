import { favorites } from '@soundings/contract/favorites'
import type { Query, QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { read } from '#shared/api/query.ts'
import { siteFreshness } from '../sites.queries.ts'

/** No answer within this time, in milliseconds, is as good as none: nobody on a boat waits longer for a heart. */
const patience = 15_000

/** The favorites of the person who is signed in. Another tab may have changed them, so they are read again on return. */
export const favoritesQuery = {
  ...read(favorites.mine, {}),
  staleTime: siteFreshness,
  refetchOnWindowFocus: 'always',
} as const

/** Makes a site a favourite, or one no longer; either may be said again and again. */
export const sendFavorite = async (siteId: string, isFavorite: boolean): Promise<void> => {
  const route = isFavorite ? favorites.add : favorites.remove
  await call(route, { params: { siteId } }, AbortSignal.timeout(patience))
}

const { queryKey } = favoritesQuery

/** Whatever was asked of favourites alone: list, counts and points. */
const ofFavorites = ({ queryKey: [, ...asked] }: Query) =>
  JSON.stringify(asked).includes('"filter_type":"favorites"')

/** Has the favourites, and everything that is made of them, asked for anew. */
export const askForFavorites = (queries: QueryClient): void => {
  void queries.invalidateQueries({ queryKey })
  void queries.invalidateQueries({ predicate: ofFavorites })
}

/** Takes over what the server took. */
export const keepFavorite = async (
  queries: QueryClient,
  siteId: string,
  isFavorite: boolean,
): Promise<void> => {
  // An answer that is still on its way may be from before.
  await queries.cancelQueries({ queryKey })
  if (!queries.getQueryData(queryKey)) {
    // Nothing is known that this could be put into: the wish stands until all of them are there.
    await queries.fetchQuery(favoritesQuery).catch(() => undefined)
    void queries.invalidateQueries({ predicate: ofFavorites })
    return
  }
  queries.setQueryData(queryKey, (before) => {
    const others = before?.ids.filter((id) => id !== siteId) ?? []
    return before && { ids: isFavorite ? [siteId, ...others] : others }
  })
  askForFavorites(queries)
}
