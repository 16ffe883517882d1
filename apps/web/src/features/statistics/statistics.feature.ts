import { statisticsPages } from '@soundings/contract/statistics-pages'
import { leaderboardFeature } from '#features/leaderboard/index.ts'
import { defineFeature } from '#shared/feature.ts'
import { readStatisticsSearch } from './statistics-search.ts'

const parts = () => import('./components.ts')

/** What divers did together, counted. */
export const statisticsFeature = defineFeature({
  // The boards come first in the navigation.
  needs: [leaderboardFeature],
  pages: [
    {
      path: statisticsPages.statistics,
      readSearch: readStatisticsSearch,
      load: async () => (await (await parts()).loadStatisticsPage()).StatisticsPage,
    },
  ],
  navigation: [
    {
      to: statisticsPages.statistics,
      label: 'Statistics',
      at: [statisticsPages.statistics],
      isForMembers: false,
      underMore: 'always',
    },
  ],
  loadActions: async () => (await (await parts()).loadStatisticsActions()).statisticsActions,
})
