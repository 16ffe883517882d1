import { boardPeriods, boards } from '@soundings/contract/leaderboard-fields'
import { expect, test } from 'vitest'
import {
  type BoardFigures,
  boardHeadings,
  boardPeriodDays,
  boardPeriodKeys,
  boardRules,
  boardRuleTexts,
  boardScores,
  reasonsNotListed,
  toNextText,
} from './leaderboard.ts'

const figures: BoardFigures = {
  dives: 12,
  seconds: 30_000,
  countries: 3,
  photos: 7,
  likes: 4,
  ratingSum: 20,
  ratings: 5,
  sitesAdded: 2,
  reports: 3,
  helpfulVotes: 4,
}

test('scores follow from what is counted, by the formula that the page shows', () => {
  expect(boards.map((board) => boardScores[board](figures))).toEqual([12, 7, 39])
  const { points } = boardRules
  expect(boardRuleTexts.find(({ board }) => board === 'contributors')?.formula).toBe(
    `Score = ${points.sitesAdded} × sites + ${points.reports} × dive reports + ${points.helpfulVotes} × helpful votes`,
  )
})

test('time under water, countries and likes move nobody on a board', () => {
  for (const board of boards)
    expect(boardScores[board]({ ...figures, seconds: 0, countries: 0, likes: 0, ratingSum: 0 })).toBe(
      boardScores[board](figures),
    )
})

test('periods are those of a moment by UTC', () => {
  const now = new Date('2026-12-31T23:30:00Z')
  expect(boardPeriodKeys(now)).toEqual({ year: '2026', month: '2026-12', all: 'all' })
  expect(boardPeriodDays(now)).toMatchObject({
    year: { from: '2026-01-01', to: '2027-01-01' },
    month: { from: '2026-12-01', to: '2027-01-01' },
  })
})

test('whoever is not listed reads why', () => {
  const facts = {
    standing: 'known',
    isShown: true,
    boards: { dives: 'yes', contributions: true },
  } as const
  expect(boards.flatMap((board) => reasonsNotListed(facts, board))).toEqual([])
  const off = { standing: 'new', isShown: false, boards: { dives: 'no', contributions: false } } as const
  expect(reasonsNotListed(off, 'divers')).toEqual(['new', 'hidden', 'dives-off'])
  expect(reasonsNotListed(off, 'photographers')).toEqual(['new', 'hidden', 'contributions-off'])
  const unasked = { ...facts, boards: { dives: 'unasked', contributions: true } } as const
  expect(reasonsNotListed(unasked, 'divers')).toEqual(['dives-unasked'])
  expect(reasonsNotListed({ ...facts, standing: 'suspended' }, 'contributors')).toEqual(['suspended'])
})

test('each board has a heading for each period, and says what is missing', () => {
  expect(boardHeadings.divers.year).toBe('Most Dives This Year')
  expect(boards.flatMap((board) => boardPeriods.map((period) => boardHeadings[board][period]))).toHaveLength(
    9,
  )
  expect([toNextText('photographers', 12), toNextText('divers', 1)]).toEqual([
    '12 photos to the next rank',
    '1 dive to the next rank',
  ])
})
