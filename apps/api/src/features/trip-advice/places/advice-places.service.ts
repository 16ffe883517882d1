import { readCatalogueState, siteNews, sitesChanged } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { keepSnapshots } from '#shared/snapshots.ts'
import { type AdviceSnapshot, makeAdvice, type News } from './make-snapshot.ts'

/** So long, in milliseconds, it waits while one write follows another: nobody plans a trip by the last minute. */
const longest = 60_000

/** What changed since the last time that it was taken. */
const collectNews = () => {
  let news: { all: boolean; siteIds: Set<string> } = { all: false, siteIds: new Set() }
  return {
    add: (siteId: string | undefined) => {
      if (siteId === undefined) news.all = true
      else news.siteIds.add(siteId)
    },
    isEmpty: () => !news.all && news.siteIds.size === 0,
    take: (): News => {
      const taken = news
      news = { all: false, siteIds: new Set() }
      return taken
    },
    /** What was taken could not be used. */
    putBack: ({ all, siteIds }: News) => {
      news = { all: news.all || all, siteIds: news.siteIds.union(siteIds) }
    },
  }
}

/** The places that trips lead to, in memory: what their sites and the reports about them say together. */
export const openAdvicePlaces = ({ db, changes, log }: Pick<Dependencies, 'db' | 'changes' | 'log'>) => {
  const news = collectNews()
  const snapshots = keepSnapshots<AdviceSnapshot>(
    { changes, log },
    {
      name: 'The places for trips',
      notYet: 'Places are still loading. Please try again in a few seconds.',
      topic: sitesChanged,
      longest,
      make: async ({ last, signal }) => {
        const taken = news.take()
        try {
          return await makeAdvice(db, last, taken, signal)
        } catch (error) {
          news.putBack(taken)
          throw error
        }
      },
      isCurrent: async ({ state }) => news.isEmpty() && state === (await readCatalogueState(db)),
    },
  )
  changes.on(siteNews, (siteId) => {
    news.add(siteId)
    snapshots.renew()
  })
  return { current: snapshots.current, close: snapshots.close }
}

export type AdvicePlaces = Pick<ReturnType<typeof openAdvicePlaces>, 'current'>
