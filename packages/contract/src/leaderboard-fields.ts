/** What people are listed by. None is about depth, time under water, air or days in a row. */
export const boards = ['divers', 'photographers', 'contributors'] as const
export type Board = (typeof boards)[number]

/** From when what counts was done: this year, this month (both by UTC) or ever. */
export const boardPeriods = ['year', 'month', 'all'] as const
export type BoardPeriod = (typeof boardPeriods)[number]

/** Entries of a page, and how many neighbours one sees on each side. */
export const boardLimits = {
  page: 25,
  maxPage: 100,
  neighbours: 2,
  photos: 3,
  badges: 3,
  recipients: 3,
} as const

/** Whether somebody’s number of dives is on the board: off until they were asked and said yes. */
export const divesChoices = ['unasked', 'yes', 'no'] as const
export type DivesChoice = (typeof divesChoices)[number]

/** Why somebody is not on a board that they have something for. */
export const unlistedReasons = [
  'suspended',
  'new',
  'hidden',
  'dives-unasked',
  'dives-off',
  'contributions-off',
  'nothing',
] as const
export type UnlistedReason = (typeof unlistedReasons)[number]
