import { type BuddyAdForm, type BuddyList, buddies, type OwnAd } from '@soundings/contract/buddies'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { read, readPages, refresh } from '#shared/api/query.ts'
import type { FinderSearch } from './finder/finder.view.ts'

/** Buddies, or one of the lists of requests. */
export const myBuddiesQuery = (list: BuddyList) => ({
  ...readPages(buddies.mine, { query: { list } }),
  staleTime: 30_000,
})

export const adQuery = () => ({ ...read(buddies.ad, {}), staleTime: 60_000 })

/** Others come and go without a word: it is asked again while it is looked at. */
export const matchesQuery = (question: Omit<FinderSearch, 'area'>) => ({
  ...readPages(buddies.find, { query: { limit: '20', ...question } }),
  refetchInterval: 30_000,
})

const done = (queries: QueryClient, own: OwnAd) => {
  queries.setQueryData(adQuery().queryKey, own)
  void refresh(queries, [buddies.find.path])
}

export const saveAd = async (queries: QueryClient, ad: BuddyAdForm): Promise<void> =>
  done(queries, await call(buddies.putAd, { body: ad }))

export const removeAd = async (queries: QueryClient): Promise<void> =>
  done(queries, await call(buddies.deleteAd, {}))
