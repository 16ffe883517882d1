import { expect, it } from 'vitest'
import { insightsOf } from './dive-insights.ts'
import { type CountedDive, statisticsOf } from './dive-statistics.ts'

const dive = (date: string, known: Partial<CountedDive> = {}): CountedDive => ({
  id: date,
  date,
  time: null,
  number: null,
  siteName: `Site of ${date}`,
  country: 'Egypt',
  maxDepth: null,
  durationSeconds: null,
  waterTemp: null,
  sac: null,
  gases: [],
  buddies: [],
  ...known,
})
const told = (dives: CountedDive[]) => insightsOf(statisticsOf(dives, 0)).map(({ text }) => text)

it('a log of which there is little to say says nothing', () => {
  expect(told([])).toEqual([])
  expect(told([dive('2026-05-16', { sac: 18 })])).toEqual([])
})

it('less air, more dives and a site that one loves are told in words, with the figures behind them', () => {
  const dives = [
    dive('2025-03-01', { sac: 20 }),
    dive('2025-04-01', { sac: 20, siteName: 'Blue Hole' }),
    dive('2026-04-01', { sac: 17, siteName: 'Blue Hole' }),
    dive('2026-05-01', { sac: 15, siteName: 'Blue Hole' }),
    dive('2026-05-02', { siteName: 'The Canyon' }),
  ]
  expect(told(dives)).toEqual([
    'Your air use fell by 20 % since April 2026.',
    'You made 1 more dive in 2026 than in 2025.',
    'You have dived Blue Hole 3 times, more often than any other site.',
    'You came back in April 2026 after 365 days without a dive.',
  ])
  expect(insightsOf(statisticsOf(dives, 0))[0]?.figures).toEqual([
    { label: 'Before', value: 20, unit: 'l/min' },
    { label: 'Since', value: 16, unit: 'l/min' },
  ])
})
