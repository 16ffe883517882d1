/** Where the statistics of the community are. */
export const statisticsPages = { statistics: '/statistics' } as const
