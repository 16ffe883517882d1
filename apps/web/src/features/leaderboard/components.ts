// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadLeaderboardPage = () => import('./page/LeaderboardPage.tsx')
export const loadAchievementPage = () => import('./achievements/AchievementPage.tsx')
export const loadLeaderboardActions = () => import('./leaderboard-actions.ts')
