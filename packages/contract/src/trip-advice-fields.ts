// What pages about trips read before any schema: words and limits.

/** What may be wrong or dangerous about a plan. */
export const tripWarningCodes = [
  'depth-over-certificate',
  'no-fly',
  'too-many-dives',
  'long-break',
  'closed',
  'permit',
  'hazard',
  'cold',
  'overlap',
] as const
export type TripWarningCode = (typeof tripWarningCodes)[number]

/** `danger`: people get hurt by this. `caution`: the plan needs a change or a check. `info`: good to know. */
export const tripWarningSeverities = ['danger', 'caution', 'info'] as const
export type TripWarningSeverity = (typeof tripWarningSeverities)[number]

/** Lengths in characters, money in US dollars, temperatures in degrees Celsius, and how many at most. */
export const tripAdviceLimits = {
  destination: 200,
  budget: 1_000_000_000,
  temperature: { min: -2, max: 40 },
  species: 10,
  /** A trip, or what is asked about one, is at most so long, in days. */
  days: 366,
  recommendations: 12,
  reasons: 4,
  cautions: 4,
  /** Sites that are shown of a place. */
  sites: 3,
  /** A place is recommended from so many approved sites on. */
  fewestSites: 3,
  /** An average cost is told from so many members on. */
  fewestBudgets: 5,
  animals: 24,
  warningKey: 120,
} as const

/** Refusals that the page and the server say in the same words. */
export const tripAdviceTexts = {
  noStart: 'Choose a start date, too',
  tooLong: 'Choose dates that are at most a year apart',
  noDestination: 'Enter a destination first',
  eitherDestination: 'Send a destination or a trip, not both',
  noWarning: 'This warning no longer applies',
} as const
