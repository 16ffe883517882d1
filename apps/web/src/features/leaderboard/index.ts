export { leaderboardFeature } from './leaderboard.feature.ts'
