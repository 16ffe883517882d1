/** From how many on something is told, how long a view counts, and what makes a site popular. */
export const statisticsLimits = {
  /** People behind a number about people; below it is said that they are fewer. */
  people: 5,
  /** Dive reports behind what reports say together. */
  reports: 3,
  /** Days for which a view of a site counts. */
  viewDays: 30,
  /** Ranks of the most popular sites. */
  popular: 100,
  /** Names in each list of equipment. */
  gear: 10,
  /** Months of the chart of growth. */
  months: 24,
} as const

/** Kinds of what becomes public, as the icons of recent activity. */
export const publicKinds = ['site', 'photo', 'report', 'thread', 'event', 'group'] as const
export type PublicKind = (typeof publicKinds)[number]
