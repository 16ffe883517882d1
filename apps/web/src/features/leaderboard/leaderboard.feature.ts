import { leaderboardPages } from '@soundings/contract/leaderboard-pages'
import { communityFeature } from '#features/community/index.ts'
import { defineFeature } from '#shared/feature.ts'
import { readBoardsSearch } from './leaderboard-search.ts'

const parts = () => import('./components.ts')

/** Boards of what people share, and achievements. */
export const leaderboardFeature = defineFeature({
  // The community comes first in the navigation.
  needs: [communityFeature],
  pages: [
    {
      path: leaderboardPages.leaderboard,
      readSearch: readBoardsSearch,
      load: async () => (await (await parts()).loadLeaderboardPage()).LeaderboardPage,
    },
    {
      path: leaderboardPages.achievement,
      load: async () => (await (await parts()).loadAchievementPage()).AchievementPage,
    },
  ],
  navigation: [
    {
      to: leaderboardPages.leaderboard,
      label: 'Leaderboard',
      at: [leaderboardPages.leaderboard],
      isForMembers: false,
      underMore: 'always',
    },
  ],
  loadActions: async () => (await (await parts()).loadLeaderboardActions()).leaderboardActions,
})
