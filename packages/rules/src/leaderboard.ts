import type { Board, BoardPeriod, BoardRule, UnlistedReason } from '@soundings/contract/leaderboard'
import type { Privacy } from '@soundings/contract/privacy'
import { plural } from './phrases.ts'

/** How boards count. Votes are those of one person to another, helpful ones and ratings each. */
export const boardRules = {
  /** More dives of one day don’t count. */
  divesADay: 4,
  votesADay: 3,
  /** A rating with so many stars is a like. */
  likedFrom: 4,
  points: { sitesAdded: 10, reports: 5, helpfulVotes: 1 },
} as const

/** What is counted of somebody in one period. */
export type BoardFigures = {
  dives: number
  /** Seconds under water in those dives, and in how many countries. */
  seconds: number
  countries: number
  photos: number
  likes: number
  ratingSum: number
  ratings: number
  sitesAdded: number
  reports: number
  helpfulVotes: number
}

/** What the boards order by: dives, photos, points. */
export const boardScores: Record<Board, (figures: BoardFigures) => number> = {
  divers: ({ dives }) => dives,
  photographers: ({ photos }) => photos,
  contributors: ({ sitesAdded, reports, helpfulVotes }) =>
    sitesAdded * boardRules.points.sitesAdded +
    reports * boardRules.points.reports +
    helpfulVotes * boardRules.points.helpfulVotes,
}

const { points } = boardRules

/** The same in words. */
export const boardRuleTexts: readonly BoardRule[] = [
  {
    board: 'divers',
    counts: 'Dives in your log.',
    formula: 'Score = number of dives',
    notes: [
      `At most ${boardRules.divesADay} dives a day count, so there is nothing to gain by hurrying back in.`,
      'Dives in the future and dives that begin before an earlier one has ended don’t count.',
      'Depth, time under water, air and days in a row make no difference.',
      'Only people who agreed to it are listed.',
    ],
  },
  {
    board: 'photographers',
    counts: 'Photos that everyone can see.',
    formula: 'Score = number of public photos',
    notes: [
      `Likes are ratings of ${boardRules.likedFrom} or 5 stars.`,
      `Your own ratings, those of new members, and more than ${boardRules.votesADay} a day from one person don’t count.`,
    ],
  },
  {
    board: 'contributors',
    counts: 'Sites you added, dive reports, and helpful votes for reports and forum posts.',
    formula: `Score = ${points.sitesAdded} × sites + ${points.reports} × dive reports + ${points.helpfulVotes} × helpful votes`,
    notes: [
      'Sites and reports count once they are approved.',
      `Your own votes, those of new members, and more than ${boardRules.votesADay} a day from one person don’t count.`,
    ],
  },
]

/** The periods of a moment as the boards keep them: `2026`, `2026-11` and `all`. By UTC. */
export const boardPeriodKeys = (now: Date): Record<BoardPeriod, string> => ({
  year: now.toISOString().slice(0, 'yyyy'.length),
  month: now.toISOString().slice(0, 'yyyy-mm'.length),
  all: 'all',
})

/** When a period of this moment begins and ends, as days: the end is no part of it. */
export const boardPeriodDays = (now: Date): Record<BoardPeriod, { from: string; to: string }> => {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const day = (at: number) => new Date(at).toISOString().slice(0, 'yyyy-mm-dd'.length)
  return {
    year: { from: day(Date.UTC(year, 0)), to: day(Date.UTC(year + 1, 0)) },
    month: { from: day(Date.UTC(year, month)), to: day(Date.UTC(year, month + 1)) },
    all: { from: '0001-01-01', to: '9999-12-31' },
  }
}

/** What says whether somebody is listed: how they stand, and what they chose. */
export type ListingFacts = {
  standing: 'new' | 'suspended' | 'known'
  /** Whether everybody finds them in lists. */
  isShown: boolean
  boards: Privacy['boards']
}

/** Why somebody is not on a board; nothing for who is, or would be with a score. */
export const reasonsNotListed = (
  { standing, isShown, boards }: ListingFacts,
  board: Board,
): UnlistedReason[] => {
  const reasons: (UnlistedReason | false)[] = [
    standing === 'suspended' && 'suspended',
    standing === 'new' && 'new',
    !isShown && 'hidden',
    board === 'divers' && boards.dives === 'unasked' && 'dives-unasked',
    board === 'divers' && boards.dives === 'no' && 'dives-off',
    board !== 'divers' && !boards.contributions && 'contributions-off',
  ]
  return reasons.filter((reason) => reason !== false)
}

/** In words, with what would change it. */
export const unlistedTexts: Record<UnlistedReason, string> = {
  suspended: 'Your account is suspended.',
  new: 'You’re new here. Members are listed once their account is a day old and three things they shared are public.',
  hidden: 'Your profile isn’t shown to everyone, so the boards leave you out.',
  'dives-unasked': 'Your log is private. You’re listed by dives only if you agree to it.',
  'dives-off': 'You chose not to be listed by your number of dives.',
  'contributions-off': 'You chose not to be listed by what you contribute.',
  nothing: 'Nothing of yours counts here in this period yet.',
}

const missing: Record<Board, (n: number) => string> = {
  divers: (n) => plural(n, { one: '# dive to the next rank', other: '# dives to the next rank' }),
  photographers: (n) => plural(n, { one: '# photo to the next rank', other: '# photos to the next rank' }),
  contributors: (n) => plural(n, { one: '# point to the next rank', other: '# points to the next rank' }),
}

/** `12 photos to the next rank`. */
export const toNextText = (board: Board, n: number): string => missing[board](n)

const scored: Record<Board, (n: number) => string> = {
  divers: (n) => plural(n, { one: '# dive', other: '# dives' }),
  photographers: (n) => plural(n, { one: '# photo', other: '# photos' }),
  contributors: (n) => plural(n, { one: '# point', other: '# points' }),
}

/** `12 photos`. */
export const scoreText = (board: Board, n: number): string => scored[board](n)

/** The heading of a board; the period changes its last words. */
export const boardHeadings: Record<Board, Record<BoardPeriod, string>> = {
  divers: {
    year: 'Most Dives This Year',
    month: 'Most Dives This Month',
    all: 'Most Dives of All Time',
  },
  photographers: {
    year: 'Most Photos Shared This Year',
    month: 'Most Photos Shared This Month',
    all: 'Most Photos Shared',
  },
  contributors: {
    year: 'Top Contributors This Year',
    month: 'Top Contributors This Month',
    all: 'Top Contributors',
  },
}
