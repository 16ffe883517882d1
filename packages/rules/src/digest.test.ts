import { describe, expect, it } from 'vitest'
import { type Counts, digestOf, reportsByMonth } from './digest.ts'

/** The counts of reports of one month that tell these visibilities, with the same rating each. */
const month = (visibilities: number[], rating = 4, more: Counts = {}): Counts => {
  const counts: Record<string, number> = { n: visibilities.length, [`r:${rating}`]: visibilities.length }
  for (const metres of visibilities) counts[`v:${metres}`] = (counts[`v:${metres}`] ?? 0) + 1
  return { ...counts, ...more }
}
const digest = (months: Record<string, Counts>) => digestOf(months, null)
const times = (count: number, value: number) => Array.from({ length: count }, () => value)

describe('a digest', () => {
  it('is told from three reports on', () => {
    expect(digest({})).toBeNull()
    expect(digest({ 5: month([10]), 6: month([12]) })).toBeNull()
    expect(digest({ 5: month([10, 11]), 6: month([12]) })).toMatchObject({ reports: 3, months: [] })
  })

  it('has the mean of all ratings', () => {
    expect(digest({ 1: month([5, 5], 5), 2: month([5], 2) })?.averageRating).toBe(4)
  })

  it('carries the latest conditions as they are', () => {
    const latest = { diveDate: '2026-05-01', visibility: 12, waterTemp: null, conditions: ['calm' as const] }
    expect(digestOf({ 5: month([1, 2, 3]) }, latest)?.latest).toEqual(latest)
  })

  it('tells how often each condition was met, most often first', () => {
    const found = digest({ 5: month([1, 2, 3, 4], 5, { 'c:surge': 1, 'c:calm': 3 }) })
    expect(found?.conditions).toEqual([
      { condition: 'calm', share: 0.75 },
      { condition: 'surge', share: 0.25 },
    ])
  })
})

describe('a spread', () => {
  it('is the median between the quartiles', () => {
    const found = digest({ 5: month([10, 30, 20, 40, 50]) })
    expect(found?.visibility).toEqual({ median: 30, low: 20, high: 40, reports: 5 })
  })

  it('lies between two values where they do', () => {
    const found = digest({ 5: month([10, 20, 30, 40]) })
    expect(found?.visibility).toEqual({ median: 25, low: 17.5, high: 32.5, reports: 4 })
  })

  it('orders values as numbers, also below zero and between two', () => {
    const found = digest({ 1: month([1, 2, 3], 5, { 't:-1': 1, 't:9.5': 1, 't:10': 1 }) })
    expect(found?.waterTemp).toMatchObject({ median: 9.5, low: 4.25, high: 9.75 })
  })

  it('is told from three values on, however many reports there are', () => {
    const found = digest({ 5: month([1, 2, 3], 4, { 't:20': 2 }) })
    expect(found?.waterTemp).toBeNull()
    expect(found?.months).toMatchObject([{ month: 5, reports: 3, waterTemp: null }])
  })

  it('of the whole year takes the months together', () => {
    const found = digest({ 5: month([10, 10]), 6: month([40]) })
    expect(found?.visibility).toEqual({ median: 10, low: 10, high: 25, reports: 3 })
    expect(found?.months).toEqual([])
  })
})

describe('the months', () => {
  it('are counted from January to December, also those that nobody told of', () => {
    expect(reportsByMonth({ 2: month([9]), 12: month([9, 9]) })).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2])
  })

  it('are told of in their order', () => {
    const found = digest({ 10: month([1, 2, 3]), 2: month([4, 5, 6]), 7: month([1, 2]) })
    expect(found?.months.map((one) => one.month)).toEqual([2, 10])
    expect(found?.months[0]?.visibility).toMatchObject({ median: 5, reports: 3 })
  })
})

describe('the best months', () => {
  const best = (months: Record<string, Counts>) => digest(months)?.bestMonths

  it('are those that divers praise', () => {
    const many = times(9, 15)
    expect(best({ 1: month(many, 2), 4: month(many, 5), 5: month(many, 5), 9: month(many, 3) })).toEqual([
      4, 5,
    ])
  })

  it('are those that they see well in, where they praise all alike', () => {
    expect(best({ 1: month(times(9, 10)), 6: month(times(9, 30)), 9: month(times(9, 12)) })).toEqual([6])
  })

  it('are not told where all are much the same', () => {
    expect(best({ 1: month(times(9, 20)), 6: month(times(9, 21)), 9: month(times(9, 19)) })).toEqual([])
  })

  it('are not told from fewer than three months', () => {
    expect(best({ 1: month(times(9, 5), 1), 6: month(times(9, 30), 5), 8: month([30, 30], 5) })).toEqual([])
  })

  it('need more than a few happy divers', () => {
    const happy = month(times(3, 20), 5)
    const praised = month(times(60, 20), 5)
    expect(best({ 1: month(times(60, 20), 3), 6: happy, 9: praised })).toEqual([9])
  })
})

describe('what is seen', () => {
  const seen = (months: Record<string, Counts>) => digest(months)?.seen

  it('is named with its months, most often first, from two reports on', () => {
    const found = seen({
      5: month([1, 2, 3], 5, { 's:green-turtle': 2, 's:stingray': 1 }),
      8: month([1], 5, { 's:green-turtle': 1, 's:stingray': 1, 's:manta-ray': 1 }),
    })
    expect(found).toMatchObject([
      { species: 'green-turtle', reports: 3, months: [5, 8] },
      { species: 'stingray', reports: 2, months: [5, 8] },
    ])
    expect(found?.[0]?.name).toMatch(/turtle/i)
  })

  it('leaves out what the list of species does not know any more', () => {
    expect(seen({ 5: month([1, 2, 3], 5, { 's:no-such-animal': 3 }) })).toEqual([])
  })
})
