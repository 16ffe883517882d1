import { describe, expect, test } from 'vitest'
import { afterKey, heatBand, monthsOf } from './heat-map.view.ts'

const leap = monthsOf(2024, [{ date: '2024-02-29', dives: 3 }])
const year = monthsOf(2026, [])

describe('the days of a year', () => {
  test('are those of its months', () => {
    const counts = (months: typeof year) => months.map(({ days }) => days.filter((day) => day).length)
    expect(counts(leap)).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
    expect(counts(year)[1]).toBe(28)
    expect(leap[1]?.days[28]).toEqual({ date: '2024-02-29', dives: 3 })
    expect(year[11]?.days[30]).toEqual({ date: '2026-12-31', dives: 0 })
  })

  test('are the deeper the more dives they had', () => {
    expect([0, 1, 2, 5, 9].map(heatBand)).toEqual(['unknown', 'd5', 'd12', 'd40', 'd40'])
  })

  test.each([
    ['ArrowRight', [0, 30], [1, 0]],
    ['ArrowRight', [1, 27], [2, 0]],
    ['ArrowRight', [11, 30], [11, 30]],
    ['ArrowLeft', [2, 0], [1, 27]],
    ['ArrowLeft', [0, 0], [0, 0]],
    ['ArrowDown', [0, 30], [1, 27]],
    ['ArrowUp', [0, 5], [0, 5]],
    ['Home', [3, 12], [3, 0]],
    ['End', [3, 12], [3, 29]],
  ] as const)('%s leads from %j to %j', (key, [month, day], [toMonth, toDay]) => {
    expect(afterKey(key, { month, day }, year)).toEqual({ month: toMonth, day: toDay })
  })

  test('are left by every other key', () => {
    expect(afterKey('Tab', { month: 0, day: 0 }, year)).toBeNull()
  })
})
