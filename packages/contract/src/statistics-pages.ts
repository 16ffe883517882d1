/** What divers did together, counted. */
export const statisticsPages = {
  statistics: '/statistics',
} as const
