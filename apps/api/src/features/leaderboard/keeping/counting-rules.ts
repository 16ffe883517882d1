// What of the rules the statements that count are made with.

export { type AchievementCounts, silentDays } from '@soundings/rules/achievements/counts'
export { boardPeriodDays, boardPeriodKeys, boardRules } from '@soundings/rules/leaderboard'
export { standingRules } from '@soundings/rules/standing'
