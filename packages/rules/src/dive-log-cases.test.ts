import { DiveFilter, type DiveSort } from '@soundings/contract/dive-log'
import { describe, expect, it, test } from 'vitest'
import { askedDives } from './dive-filter.ts'
import { insightsOf } from './dive-insights.ts'
import { catalogueSite, thirtyCounted, thirtyDives } from './dive-log.build.ts'
import { statisticsOf } from './dive-statistics.ts'

// What is expected here was worked out by hand from the log, and from what filters and figures are said to mean.

const keyOf = new Map([...thirtyDives].map(([key, { id }]) => [id, key]))
const log = [...thirtyDives.values()]
const found = (filter: Record<string, string>, sort?: DiveSort) =>
  askedDives(log, DiveFilter.parse(filter), sort).map(({ id }) => keyOf.get(id))
const inAnyOrder = (keys: (string | undefined)[]) => keys.toSorted().join('')

describe('dives are found', () => {
  test.each<[Record<string, string>, string]>([
    // Words in any field, in any order, all of them, whatever their case and marks.
    [{ q: 'blue' }, 'acfgij'],
    [{ q: 'BLUE hole' }, 'acij'],
    [{ q: 'hole blue dahab' }, 'acij'],
    [{ q: 'blue gozo' }, 'f'],
    [{ q: 'joe' }, 'g'],
    [{ q: 'jose' }, 'rst'],
    [{ q: 'José' }, 'rst'],
    [{ q: 'akermarken' }, 'p'],
    [{ q: 'ærø' }, 'o'],
    [{ q: 'strasse' }, 'n'],
    [{ q: 'thistle' }, 'wxy'],
    [{ q: 'whitetip' }, 'k'],
    [{ q: 'pike' }, 'e'],
    [{ q: '100%' }, 'u'],
    [{ q: '_' }, 'u'],
    [{ q: '海龟' }, 'D'],
    [{ q: 'shark & yolanda' }, 'v'],
    [{ q: 'no such dive' }, ''],
    [{ q: '  ' }, [...thirtyDives.keys()].toSorted().join('')],
    // The years.
    [{ year: '2022' }, 'abcde'],
    [{ year: '2021' }, ''],
    [{ year: '2024', condition: 'Night' }, 'l'],
    // Names are compared whole, without their case.
    [{ buddy: 'Lea' }, 'abcgvwxy'],
    [{ buddy: 'le' }, ''],
    // A guide was there, too.
    [{ buddy: 'Joe Blue' }, 'g'],
    [{ tag: 'wreck' }, 'ghnwxy'],
    [{ tag: 'WRECK', year: '2024' }, 'n'],
    [{ trip: 'dahab 2022' }, 'abcd'],
    [{ country: 'Malta' }, 'fgh'],
    [{ country: 'sweden' }, 'ABCepqz'],
    [{ country: 'Egypt, Dahab' }, ''],
    // A site is the one of the catalogue, or has a name.
    [{ site: catalogueSite }, 'cij'],
    [{ site: 'blue hole' }, 'acij'],
    [{ site: 'Blue' }, ''],
    // Figures: bounds belong to what they bound, and what is not known fits none.
    [{ minDepth: '30' }, 'cghijmstw'],
    [{ maxDepth: '10' }, 'BCoprz'],
    [{ minDepth: '30', maxDepth: '30' }, 'csw'],
    [
      { minDepth: '0' },
      [...thirtyDives.keys()]
        .filter((key) => key !== 'q')
        .toSorted()
        .join(''),
    ],
    [{ gas: 'air' }, 'Babehr'],
    [{ gas: 'nitrox' }, 'cgjsvwx'],
    [{ gas: 'trimix' }, 'i'],
    [{ gas: 'oxygen' }, 'jz'],
    [{ hasPhotos: 'true' }, 'bhkv'],
    [{ hasPhotos: 'true', hasProfile: 'true' }, 'kv'],
    [{ hasProfile: 'false', site: 'Blue Hole' }, 'aj'],
    [{ condition: 'Current' }, 'bkv'],
    [{ q: 'thistlegorm', tag: 'night', buddy: 'lea', minDepth: '20' }, 'y'],
  ])('by %j', (filter, keys) => {
    expect(inAnyOrder(found(filter))).toBe(keys)
  })

  test.each<[DiveSort, Record<string, string>, string]>([
    ['newest', { year: '2024' }, 'onmlk'],
    ['oldest', { year: '2024' }, 'klmno'],
    ['deepest', { country: 'Mexico' }, 'tsr'],
    ['longest', { country: 'Egypt', year: '2023' }, 'ij'],
    ['deepest', { year: '2025' }, 'tsurpq'],
    ['newest', { site: 'Thistlegorm' }, 'yxw'],
  ])('in the order %s', (sort, filter, keys) => {
    expect(found(filter, sort).join('')).toBe(keys)
  })
})

const statistics = statisticsOf(thirtyCounted, 12)
const group = (groups: { key: string; dives: number }[]) =>
  Object.fromEntries(groups.map(({ key, dives }) => [key, dives]))

describe('a log is counted', () => {
  it('with the dives before it', () => {
    const { totalDives, loggedDives, startingDives } = statistics
    expect({ totalDives, loggedDives, startingDives }).toEqual({
      totalDives: 42,
      loggedDives: 30,
      startingDives: 12,
    })
  })
  it('by its hours', () => expect(statistics.hoursUnderwater).toBe(20.4))
  it('by its deepest dive', () => {
    expect(statistics.maxDepth).toBe(52)
    expect(statistics.deepest).toMatchObject({ siteName: 'Blue Hole', date: '2023-10-01', value: 52 })
  })
  it('by its longest dive', () => expect(statistics.longest).toMatchObject({ date: '2023-10-01', value: 70 }))
  it('by countries', () => {
    expect(statistics.countries).toBe(7)
    expect(group(statistics.byCountry)).toMatchObject({
      Egypt: 13,
      Sweden: 7,
      Malta: 3,
      Mexico: 3,
      Danmark: 2,
    })
  })
  it('by sites', () => {
    expect(statistics.sites).toBe(22)
    expect(statistics.bySite[0]).toMatchObject({ key: 'Blue Hole', dives: 4, maxDepth: 52 })
  })
  it('by the days that it spans', () => {
    expect([statistics.firstDate, statistics.lastDate]).toEqual(['2022-07-02', '2026-04-01'])
  })
  it('by the last number that was given', () => expect(statistics.lastNumber).toBe(3))
  it('by years, newest first to choose from', () => {
    expect(statistics.years).toEqual([2026, 2025, 2024, 2023, 2022])
    expect(group(statistics.byYear)).toEqual({ 2022: 5, 2023: 5, 2024: 5, 2025: 6, 2026: 9 })
  })
  it('by months', () =>
    expect(group(statistics.byMonth)).toMatchObject({ '2022-07': 4, '2026-01': 4, '2026-03': 4 }))
  it('by months of the year', () => {
    expect(group(statistics.byMonthOfYear)).toEqual({
      1: 7,
      2: 1,
      3: 5,
      4: 4,
      5: 3,
      6: 2,
      7: 4,
      8: 1,
      9: 1,
      10: 2,
    })
  })
  it('by bands of ten metres, of which the lower end belongs to a band', () => {
    expect(group(statistics.byDepth)).toEqual({ 0: 4, 10: 7, 20: 9, 30: 7, 40: 1, 50: 1 })
  })
  it('by bands of five degrees, below zero too', () => {
    expect(group(statistics.byTemperature)).toEqual({ '-5': 1, 0: 4, 5: 1, 10: 2, 15: 4, 20: 7, 25: 10 })
  })
  it('by gases, a dive with two in both', () => {
    expect(group(statistics.byGas)).toEqual({ air: 6, nitrox: 7, trimix: 1, oxygen: 2 })
  })
  it('by buddies, whatever the case of a name', () => {
    expect(statistics.byBuddy[0]).toMatchObject({ key: 'Lea', dives: 8 })
    expect(group(statistics.byBuddy)).toMatchObject({ Omar: 2, Anna: 2, José: 3 })
  })
  it('by the air that was used, month by month', () => {
    expect(statistics.sac).toEqual([
      { month: '2022-07', sac: 21, dives: 2 },
      { month: '2022-09', sac: 18, dives: 1 },
      { month: '2026-01', sac: 16, dives: 3 },
    ])
  })
  it('by the hours of a year', () => {
    expect(statistics.byYear[0]).toEqual({ key: '2022', dives: 5, hours: 3.8, maxDepth: 30 })
  })
  it('by its surface intervals', () => expect(statistics.surfaceInterval).toMatchObject({ shortest: 80 }))
  it('by the pauses of half a year and more, newest first', () => {
    expect(statistics.pauses.map(({ from, to, days }) => [from, to, days])).toEqual([
      ['2024-06-21', '2025-02-28', 252],
      ['2022-09-10', '2023-04-15', 217],
    ])
  })
  it('and what changed is told in words', () => {
    const told = insightsOf(statistics).map(({ text }) => text)
    expect(told).toContain('You made 3 more dives in 2026 than in 2025.')
    expect(told.some((text) => text.includes('Blue Hole 4 times'))).toBe(true)
  })
  it('empty, it has nothing to tell', () => {
    const none = statisticsOf([], 0)
    expect([none.totalDives, none.hoursUnderwater, none.maxDepth, none.deepest, none.years]).toEqual([
      0,
      0,
      0,
      null,
      [],
    ])
    expect(insightsOf(none)).toEqual([])
  })
})
