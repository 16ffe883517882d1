/** The boards, and one achievement with who earned it. */
export const leaderboardPages = {
  leaderboard: '/leaderboard',
  achievement: '/leaderboard/achievements/:achievementId',
} as const
