import { describe, expect, it } from 'vitest'
import { type CountedDive, statisticsOf } from './dive-statistics.ts'

const dive = (known: Partial<CountedDive>): CountedDive => ({
  id: known.date ?? '',
  date: '2026-05-16',
  time: null,
  number: null,
  siteName: 'Blue Hole',
  country: 'Egypt',
  maxDepth: null,
  durationSeconds: null,
  waterTemp: null,
  sac: null,
  gases: [],
  buddies: [],
  ...known,
})

const log = [
  dive({ date: '2024-06-01', maxDepth: 12, durationSeconds: 2_700, buddies: ['Lea'], number: 7 }),
  dive({
    date: '2025-05-16',
    time: '09:00',
    maxDepth: 30.2,
    durationSeconds: 3_000,
    waterTemp: 24,
    sac: 18,
    gases: ['air'],
  }),
  dive({
    date: '2025-05-16',
    time: '11:00',
    maxDepth: 9,
    durationSeconds: 3_600,
    waterTemp: -0.5,
    sac: 15,
    gases: ['air', 'nitrox'],
    id: 'long',
  }),
  dive({
    date: '2025-05-17',
    time: '10:00',
    siteName: 'blue hole',
    country: 'egypt',
    buddies: ['lea', 'Tom'],
  }),
  dive({ date: '2025-05-18', siteName: 'Um El Faroud', country: 'Malta', number: 9 }),
]

describe('the statistics of a log', () => {
  const statistics = statisticsOf(log, 20)

  it('count all of it, and tell apart what was before', () => {
    expect(statistics).toMatchObject({
      totalDives: 25,
      loggedDives: 5,
      startingDives: 20,
      hoursUnderwater: 2.6,
      maxDepth: 30.2,
      countries: 2,
      sites: 2,
      firstDate: '2024-06-01',
      lastDate: '2025-05-18',
      lastNumber: 9,
      years: [2025, 2024],
      deepest: { date: '2025-05-16', value: 30.2 },
      longest: { id: 'long', value: 60 },
    })
  })

  it('group dives by what they have in common', () => {
    const counts = (groups: { key: string; dives: number }[]) => groups.map(({ key, dives }) => [key, dives])
    expect(counts(statistics.byYear)).toEqual([
      ['2024', 1],
      ['2025', 4],
    ])
    expect(counts(statistics.byMonth)).toEqual([
      ['2024-06', 1],
      ['2025-05', 4],
    ])
    expect(counts(statistics.byMonthOfYear)).toEqual([
      ['5', 4],
      ['6', 1],
    ])
    expect(counts(statistics.byDepth)).toEqual([
      ['0', 1],
      ['10', 1],
      ['30', 1],
    ])
    expect(counts(statistics.byTemperature)).toEqual([
      ['-5', 1],
      ['20', 1],
    ])
    expect(counts(statistics.byGas)).toEqual([
      ['air', 2],
      ['nitrox', 1],
    ])
    expect(counts(statistics.bySite)).toEqual([
      ['Blue Hole', 4],
      ['Um El Faroud', 1],
    ])
    expect(counts(statistics.byCountry)).toEqual([
      ['Egypt', 4],
      ['Malta', 1],
    ])
    expect(counts(statistics.byBuddy)).toEqual([
      ['Lea', 2],
      ['Tom', 1],
    ])
    expect(statistics.byYear[1]).toMatchObject({ hours: 1.8, maxDepth: 30.2 })
  })

  it('follow the air, the hours between dives and the pauses', () => {
    expect(statistics.sac).toEqual([{ month: '2025-05', sac: 16.5, dives: 2 }])
    expect(statistics.surfaceInterval).toEqual({ median: 70, shortest: 70, count: 2 })
    expect(statistics.pauses).toMatchObject([{ from: '2024-06-01', to: '2025-05-16', days: 349 }])
  })

  it('of an empty log are zeros', () => {
    expect(statisticsOf([], 0)).toMatchObject({
      totalDives: 0,
      hoursUnderwater: 0,
      maxDepth: 0,
      countries: 0,
      firstDate: null,
      lastNumber: null,
      years: [],
      deepest: null,
      surfaceInterval: null,
    })
  })
})
