import type { DiveDetails, SharedDive } from '@soundings/contract/dive-log'
import { buildDive as buildLogged } from '#shared/testing/dives.ts'
import type { Profile } from '../chart/recording.view.ts'

// For tests of what is shown of a dive.

export const diveId = '019b0000-0000-7000-8000-000000000001'

/** A dive of which only the main facts are known; name what matters to the test. */
export const buildDive = (known: Partial<DiveDetails> = {}): DiveDetails => ({
  ...buildLogged({
    id: diveId,
    siteName: 'Blue Hole',
    date: '2026-05-16',
    time: '09:40',
    maxDepth: 31.2,
    duration: 48,
    durationSeconds: 2_880,
    number: 87,
  }),
  surfaceInterval: null,
  previousId: null,
  nextId: null,
  warnings: [],
  ...known,
})

export const buildComputer = (
  known: Partial<DiveDetails['computers'][number]> = {},
): DiveDetails['computers'][number] => ({
  id: '019b0000-0000-7000-8000-00000000000a',
  model: 'Perdix',
  serial: null,
  deviceId: null,
  diveId: null,
  firmware: null,
  mode: 'oc',
  sampleCount: 5,
  maxDepth: 20,
  meanDepth: 11,
  ...known,
})

/** Down to 20 m and up again within four minutes, with a gas change at the third. */
export const buildProfile = (known: Partial<Profile> = {}): Profile => ({
  columns: ['time', 'depth', 'temperature', 'pressure', 'ceiling', 'gasO2'],
  samples: [
    [0, 0, 26, 200, 0, 21],
    [60, 12, null, 190, 0, 21],
    [120, 20, 22, 180, 3, 21],
    [180, 6, null, 175, 3, 50],
    [240, 0, null, null, 0, 50],
  ],
  events: [{ time: 180, kind: 'gas-change', name: 'EAN50', value: null, cylinder: 1 }],
  ...known,
})

/** What a link shows where only the main facts were chosen. */
export const buildSharedDive = (known: Partial<SharedDive> = {}): SharedDive => ({
  siteName: 'Blue Hole',
  location: 'Egypt, Dahab',
  date: '2026-05-16',
  time: null,
  maxDepth: 31.2,
  meanDepth: null,
  duration: 48,
  visibility: 18,
  waterTemp: null,
  conditions: ['Night'],
  species: ['green-turtle'],
  diveSiteId: null,
  shows: [],
  diver: 'nico_d',
  photos: null,
  outline: null,
  profile: null,
  cylinders: null,
  sac: null,
  notes: null,
  buddies: null,
  divemasters: null,
  entry: null,
  ...known,
})
