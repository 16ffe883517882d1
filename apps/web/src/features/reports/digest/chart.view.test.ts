import { expect, test } from 'vitest'
import { buildDigest } from '../reports.build.ts'
import {
  barsOf,
  type Drawn,
  drawingOf,
  frame,
  isSparse,
  linesThrough,
  rowsOf,
  ticksOf,
} from './chart.view.ts'

const { months } = buildDigest()

test('bars are in the unit of the reader', () => {
  expect(barsOf(months, 'waterTemp', 'F')[0]).toEqual({ month: 4, median: 72.5, low: 71.6, high: 73.4 })
  expect(barsOf(months, 'visibility', 'm').map(({ month }) => month)).toEqual([4, 9])
})

test('a month of which too few tell has no bar', () => {
  const quiet = months.map((month) => ({ ...month, visibility: null }))
  expect(barsOf(quiet, 'visibility', 'm')).toEqual([])
})

test('a scale has few lines, at round numbers, and holds every bar', () => {
  expect(ticksOf(barsOf(months, 'visibility', 'm'), true)).toEqual([0, 10, 20, 30])
  expect(ticksOf(barsOf(months, 'waterTemp', 'C'), false)).toEqual([22, 24, 26, 28])
  expect(ticksOf([{ month: 1, median: 4, low: 4, high: 4 }], false)).toEqual([4, 5])
  expect(ticksOf([{ month: 1, median: -1, low: -1.5, high: 0 }], false)).toEqual([-2, -1, 0])
})

test('bars stand within the picture, above the month that they tell of', () => {
  const bars = barsOf(months, 'visibility', 'm')
  const { bars: drawn, lines } = drawingOf(bars, [0, 10, 20, 30])
  expect(lines.map(({ y }) => y)).toEqual([130, 90, 50, 10])
  for (const { x, low, high, median } of drawn) {
    expect(x).toBeGreaterThan(frame.left)
    expect(x).toBeLessThan(frame.width)
    expect(high).toBeLessThanOrEqual(median)
    expect(median).toBeLessThanOrEqual(low)
  }
})

test('months that follow each other are joined, others are not', () => {
  const at = (month: number): Drawn => ({ month, x: month, low: 0, high: 0, median: 5 })
  expect(linesThrough([1, 2, 4, 6, 7, 8].map(at))).toEqual(['1,5 2,5', '6,5 7,5 8,5'])
})

test('five months are no year, six are drawn as one', () => {
  const bars = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ month: at + 1, median: 5, low: 4, high: 6 }))
  expect([4, 5, 6].map((count) => isSparse(bars(count)))).toEqual([true, true, false])
})

test('rows share one scale, on which the median lies within its range', () => {
  const rows = rowsOf(barsOf(months, 'visibility', 'm'), true)
  expect(rows.map(({ month }) => month)).toEqual([4, 9])
  expect(rows[0]).toEqual({ month: 4, low: 50, median: (20 / 30) * 100, high: (25 / 30) * 100 })
  expect(rows[1]?.high).toBe(100)
})
