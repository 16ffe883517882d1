import { expect, it } from 'vitest'
import { evenHour, inHours } from './marks.ts'

/** The hours that marks cover, by their level and number. */
const hoursOf = (query: string) =>
  [...query.matchAll(/(\d):(\d+)/g)].flatMap(([, level, number]) => {
    const size = 16 ** Number(level)
    return Array.from({ length: size }, (_, at) => Number(number) * size + at)
  })

it.each([
  [490_000, 490_001],
  [489_999, 490_500],
  [4_095, 8_193],
  [0, 70_000],
])('marks cover every hour from %i to below %i once', (from, below) => {
  const hours = hoursOf(inHours(from, below)).sort((one, other) => one - other)
  expect(hours).toEqual(Array.from({ length: below - from }, (_, at) => from + at))
})

it('a span begins earlier, by at most half of it, so that few marks cover it', () => {
  for (const hours of [1, 20, 200, 3_000, 40_000]) {
    const from = evenHour(490_123 - hours, hours)
    expect(from).toBeLessThanOrEqual(490_123 - hours)
    expect(490_123 - hours - from).toBeLessThanOrEqual(hours / 2)
    expect(inHours(from, 491_520).split('|').length).toBeLessThan(80)
  }
})
