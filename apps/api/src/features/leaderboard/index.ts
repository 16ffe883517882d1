export { demoBoardsService } from './demo/demo-boards.service.ts'
export { leaderboardFeature } from './leaderboard.feature.ts'
export { countEarnedBy } from './reading/achievements.repo.ts'
export { listEarnedBy } from './reading/achievements.service.ts'
