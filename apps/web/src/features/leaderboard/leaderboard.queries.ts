import { leaderboard } from '@soundings/contract/leaderboard'
import { read } from '#shared/api/query.ts'

/** All leaderboard. */
export const leaderboardQuery = () => read(leaderboard.list, {})
