import { describe, expect, test } from 'vitest'
import { airUse, byYear } from './charts.view.ts'
import { columnsOf, frame, pointsOf, shareOf, ticksOf } from './scale.view.ts'
import { buildGroup, buildStatistics } from './statistics.build.ts'

const metric = { depth: 'm', temperature: 'C' } as const
const years = (...dives: number[]) =>
  byYear(
    buildStatistics({ byYear: dives.map((count, at) => buildGroup({ key: `${2000 + at}`, dives: count })) }),
    metric,
  ).rows

describe('a scale', () => {
  test.each([
    [[1], [0, 1]],
    [[7], [0, 2, 4, 6, 8]],
    [
      [30, 12],
      [0, 10, 20, 30],
    ],
    [[940], [0, 500, 1000]],
    [[0], [0, 1]],
  ])('that holds %j has these lines', (values, lines) => {
    expect(ticksOf(values, true)).toEqual(lines)
  })

  test('of what is measured begins just below the lowest', () => {
    expect(ticksOf([14.2, 19.3], false)).toEqual([14, 16, 18, 20])
  })
})

describe('columns', () => {
  test('stand in the picture, the highest up to the top line, an empty one without height', () => {
    const { columns } = columnsOf(years(10, 0, 5))
    expect(columns.map(({ height }) => Math.round(height))).toEqual([
      Math.round(frame.bottom - frame.top),
      0,
      Math.round((frame.bottom - frame.top) / 2),
    ])
    expect(columns.map(({ number }) => number)).toEqual([10, null, 5])
    for (const { x, width } of columns) {
      expect(x).toBeGreaterThanOrEqual(frame.left)
      expect(x + width).toBeLessThanOrEqual(frame.width)
    }
  })

  test('that are many have some of their names, so that none covers another', () => {
    const { columns } = columnsOf(years(...Array.from({ length: 40 }, () => 3)))
    expect(columns.filter(({ name }) => name !== '').length).toBeLessThanOrEqual(16)
    expect(columns.every(({ number }) => number === null)).toBe(true)
  })
})

test('cubic feet a minute have a scale of tenths', () => {
  expect(ticksOf([0.54, 0.71], false)).toEqual([0.5, 0.6, 0.7, 0.8])
  expect(ticksOf([0.54], false)).toEqual([0.5, 0.6])
  expect(ticksOf([12.4, 15.1], false)).toEqual([12, 13, 14, 15, 16])
})

describe('points', () => {
  const rows = (...months: [string, number][]) =>
    airUse(buildStatistics({ sac: months.map(([month, sac]) => ({ month, sac, dives: 1 })) }), {
      pressure: 'bar',
    }).rows

  test('lie as far apart as their months', () => {
    const { points, through, ends } = pointsOf(rows(['2025-01', 18], ['2025-02', 17], ['2025-12', 15]))
    const [first = { x: 0 }, second = { x: 0 }, last = { x: 0 }] = points
    expect((last.x - first.x) / (second.x - first.x)).toBeCloseTo(11)
    expect(through?.split(' ')).toHaveLength(3)
    expect(ends).toEqual(['January 2025', 'December 2025'])
  })

  test('of one month are one in the middle, without a line', () => {
    const { points, through, ends } = pointsOf(rows(['2025-01', 18]))
    expect(points).toHaveLength(1)
    expect([through, ends]).toEqual([null, ['January 2025']])
  })
})

test('a bar is as long as its share of the longest', () => {
  const rows = years(4, 1)
  expect(rows.map(({ value }) => shareOf(value, rows))).toEqual([100, 25])
})
