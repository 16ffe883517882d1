import { expect, test } from 'vitest'
import { buildDive } from '#shared/testing/dives.ts'
import { linesOf } from './lines.view.ts'

const dives = ['2026-05-12', '2026-05-11', '2026-05-10', '2026-04-01'].map((date) => buildDive({ date }))

test('a month begins with a line of its own, however many cards fit', () => {
  const shape = (columns: number, sort?: 'deepest') =>
    linesOf(dives, columns, sort).map((line) => [line.month, line.dives.length, line.at])
  expect(shape(2)).toEqual([
    ['2026-05', 2, 0],
    [null, 1, 2],
    ['2026-04', 1, 3],
  ])
  expect(shape(1)).toHaveLength(4)
  expect(shape(3, 'deepest')).toEqual([
    [null, 3, 0],
    [null, 1, 3],
  ])
  expect(linesOf([], 3)).toEqual([])
})
