import type { DiveGroup, DiveStatistics } from '@soundings/contract/dive-log'
import { buildStatistics as buildEmpty } from '#shared/testing/dives.ts'

export const buildGroup = (known: Partial<DiveGroup>): DiveGroup => ({
  key: '2026',
  dives: 1,
  hours: 0.8,
  maxDepth: 18.2,
  ...known,
})

const dive = { id: '018f0000-0000-7000-8000-0000000000d1', siteName: 'Blue Hole', date: '2026-05-02' }

/** The statistics of a log of one dive. */
export const buildStatistics = (known: Partial<DiveStatistics> = {}): DiveStatistics => ({
  totalDives: 1,
  loggedDives: 1,
  startingDives: 0,
  hoursUnderwater: 0.8,
  maxDepth: 18.2,
  countries: 1,
  sites: 1,
  firstDate: '2026-05-02',
  lastDate: '2026-05-02',
  lastNumber: 1,
  years: [2026],
  deepest: { ...dive, value: 18.2 },
  longest: { ...dive, value: 48 },
  byYear: [buildGroup({})],
  byMonth: [buildGroup({ key: '2026-05' })],
  byMonthOfYear: [buildGroup({ key: '5' })],
  byDepth: [buildGroup({ key: '10' })],
  byTemperature: [buildGroup({ key: '20' })],
  byGas: [buildGroup({ key: 'nitrox' })],
  bySite: [buildGroup({ key: 'Blue Hole' })],
  byCountry: [buildGroup({ key: 'Egypt' })],
  byBuddy: [buildGroup({ key: 'Lea' })],
  sac: [],
  surfaceInterval: null,
  pauses: [],
  ...known,
})

/** The statistics of a log without a dive. */
export const emptyStatistics: DiveStatistics = buildEmpty()
