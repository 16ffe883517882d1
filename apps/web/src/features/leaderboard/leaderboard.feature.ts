import { leaderboardPages } from '@soundings/contract/leaderboard-pages'
import { defineFeature } from '#shared/feature.ts'

/** Leaderboard. */
export const leaderboardFeature = defineFeature({
  pages: [
    {
      path: leaderboardPages.list,
      load: async () => (await import('./LeaderboardPage.tsx')).LeaderboardPage,
    },
  ],
  navigation: [
    {
      to: leaderboardPages.list,
      label: 'Leaderboard',
      at: [leaderboardPages.list],
      isForMembers: false,
    },
  ],
})
