/** The pages of dive logs. */
export const diveLogPages = {
  log: '/dive-log',
  statistics: '/dive-log/statistics',
  trash: '/dive-log/trash',
  dive: '/dive-log/:diveId',
  shared: '/shared/dives/:token',
} as const
