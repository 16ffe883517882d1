export { leaderboardFeature } from './leaderboard.feature.ts'
export { leaderboardNotificationIcons } from './notification-icons.ts'
