import type { Dive, DiveCondition } from '@soundings/contract/dive-log'
import { gasKindsOf } from './dive-gas.ts'
import { nothingToldOf } from './dive-log.ts'
import type { CountedDive } from './dive-statistics.ts'

// For tests: a log of thirty dives as somebody might have kept it, each under a letter.

type Told = {
  depth?: number
  minutes?: number
  temp?: number
  conditions?: DiveCondition[]
  notes?: string
  buddies?: string[]
  guides?: string[]
  tags?: string[]
  trip?: string
  /** Oxygen and helium in percent of each cylinder. */
  mixes?: [o2: number, he?: number][]
  sac?: number
  photos?: number
  hasProfile?: true
  siteId?: string
  number?: number
}

/** The site of the catalogue that three of the dives were at. */
export const catalogueSite = '01990000-0000-7000-8000-000000000001'

const idOf = (at: number) => `019b0000-0000-7000-8000-${String(at).padStart(12, '0')}`

const rows: [key: string, site: string, location: string, when: string, told: Told][] = [
  [
    'a',
    'Blue Hole',
    'Egypt, Dahab',
    '2022-07-02 09:00',
    {
      depth: 18,
      minutes: 40,
      temp: 26,
      conditions: ['Calm'],
      notes: 'First dive after the course',
      buddies: ['Lea'],
      trip: 'Dahab 2022',
      mixes: [[21]],
      sac: 22,
      number: 1,
    },
  ],
  [
    'b',
    'The Canyon',
    'Egypt, Dahab',
    '2022-07-02 11:00',
    {
      depth: 28,
      minutes: 45,
      temp: 26,
      conditions: ['Current'],
      buddies: ['Lea'],
      trip: 'Dahab 2022',
      mixes: [[21]],
      photos: 2,
      sac: 20,
      number: 2,
    },
  ],
  [
    'c',
    'Blue Hole',
    'Egypt, Dahab',
    '2022-07-03 09:30',
    {
      depth: 30,
      minutes: 50,
      temp: 27,
      buddies: ['Lea', 'Omar'],
      trip: 'Dahab 2022',
      mixes: [[32]],
      hasProfile: true,
      siteId: catalogueSite,
      number: 3,
    },
  ],
  [
    'd',
    'Lighthouse',
    'Egypt, Dahab',
    '2022-07-03 20:00',
    {
      depth: 12,
      minutes: 60,
      temp: 26,
      conditions: ['Calm', 'Night'],
      buddies: ['Omar'],
      tags: ['night'],
      trip: 'Dahab 2022',
    },
  ],
  [
    'e',
    'The old quarry',
    'Sweden, Dalarna',
    '2022-09-10 10:00',
    {
      depth: 15,
      minutes: 35,
      temp: 8,
      notes: 'Cold. Pike in the shallows.',
      tags: ['cold', 'lake'],
      mixes: [[21]],
      sac: 18,
    },
  ],
  [
    'f',
    'Blue Grotto',
    'Malta, Gozo',
    '2023-04-15',
    { depth: 24, minutes: 44, temp: 17, conditions: ['Surge'], buddies: ['Anna'] },
  ],
  [
    'g',
    'Um El Faroud',
    'Malta',
    '2023-04-16 09:00',
    {
      depth: 34,
      minutes: 38,
      temp: 17,
      buddies: ['Anna', 'lea'],
      guides: ['Joe Blue'],
      tags: ['wreck'],
      mixes: [[28]],
      hasProfile: true,
    },
  ],
  [
    'h',
    'P29',
    'Malta',
    '2023-04-16 12:30',
    { depth: 33.5, minutes: 40, temp: 17, tags: ['wreck'], mixes: [[21]], photos: 1 },
  ],
  [
    'i',
    'Blue Hole',
    'Egypt, Dahab',
    '2023-10-01 09:00',
    {
      depth: 52,
      minutes: 70,
      temp: 27,
      tags: ['deep'],
      mixes: [[18, 45]],
      siteId: catalogueSite,
      hasProfile: true,
    },
  ],
  [
    'j',
    'Blue Hole',
    'Egypt, Dahab',
    '2023-10-02 09:00',
    { depth: 40, minutes: 60, temp: 27, tags: ['deep'], mixes: [[28], [100]], siteId: catalogueSite },
  ],
  [
    'k',
    'Elphinstone',
    'Egypt, Marsa Alam',
    '2024-01-05 08:00',
    {
      depth: 29,
      minutes: 50,
      temp: 23,
      conditions: ['Current'],
      notes: 'Oceanic whitetip!',
      hasProfile: true,
      photos: 4,
    },
  ],
  [
    'l',
    'Shaab Sharm',
    'Egypt, Marsa Alam',
    '2024-01-05 23:40',
    { depth: 14, minutes: 50, temp: 23, conditions: ['Night'] },
  ],
  [
    'm',
    'Elphinstone',
    'Egypt, Marsa Alam',
    '2024-01-06 08:00',
    { depth: 31, minutes: 47, temp: 23, conditions: ['Clear'] },
  ],
  [
    'n',
    'Straße der Wracks',
    'Deutschland, Ostsee',
    '2024-06-20',
    { depth: 22, minutes: 41, temp: 12, tags: ['Wreck'] },
  ],
  ['o', 'Ærø Rev', 'Danmark', '2024-06-21 10:00', { depth: 9, minutes: 55, temp: 14 }],
  ['p', 'Åkermarken', 'Sweden, Värmdö', '2025-02-28 09:00', { depth: 6, minutes: 30, temp: 3 }],
  ['q', 'Pool', 'Sweden, Stockholm', '2025-03-01 09:00', { tags: ['pool'] }],
  [
    'r',
    'Dos Ojos',
    'Mexico, Tulum',
    '2025-05-05 13:15',
    {
      depth: 10,
      minutes: 52,
      temp: 25,
      conditions: ['Clear'],
      buddies: ['José'],
      trip: 'Cenotes',
      mixes: [[21]],
    },
  ],
  [
    's',
    'Angelita',
    'Mexico, Tulum',
    '2025-05-06 09:00',
    {
      depth: 30,
      minutes: 40,
      temp: 25,
      buddies: ['José'],
      trip: 'Cenotes',
      notes: 'A cloud of hydrogen sulphide at 30 m',
      mixes: [[32]],
    },
  ],
  [
    't',
    'The Pit',
    'Mexico, Tulum',
    '2025-05-06 12:00',
    { depth: 39.6, minutes: 36, temp: 25, buddies: ['José'], trip: 'Cenotes' },
  ],
  [
    'u',
    'Fanø 100% wreck',
    'Danmark',
    '2025-08-01 10:00',
    { depth: 20, minutes: 30, temp: 16, notes: 'under_score' },
  ],
  [
    'v',
    'Shark & Yolanda',
    'Egypt, Ras Mohammed',
    '2026-01-10 08:30',
    {
      depth: 27,
      minutes: 55,
      temp: 22,
      conditions: ['Current', 'Clear'],
      buddies: ['Lea'],
      mixes: [[32]],
      sac: 15,
      photos: 1,
      hasProfile: true,
    },
  ],
  [
    'w',
    'Thistlegorm',
    'Egypt, Gulf of Suez',
    '2026-01-11 06:00',
    {
      depth: 30,
      minutes: 42,
      temp: 22,
      tags: ['wreck'],
      buddies: ['Lea'],
      mixes: [[32]],
      sac: 16,
      hasProfile: true,
    },
  ],
  [
    'x',
    'Thistlegorm',
    'Egypt, Gulf of Suez',
    '2026-01-11 10:00',
    { depth: 28, minutes: 48, temp: 22, tags: ['wreck'], buddies: ['Lea'], mixes: [[32]], sac: 17 },
  ],
  [
    'y',
    'Thistlegorm',
    'Egypt, Gulf of Suez',
    '2026-01-11 18:30',
    { depth: 26, minutes: 40, temp: 22, conditions: ['Night'], tags: ['wreck', 'night'], buddies: ['Lea'] },
  ],
  [
    'z',
    'Deco stop',
    'Sweden, Dalarna',
    '2026-03-01 12:00',
    { depth: 6, minutes: 20, temp: 2, mixes: [[99]] },
  ],
  [
    'A',
    'The old quarry',
    'Sweden, Dalarna',
    '2026-03-01 15:00',
    { depth: 14.9, minutes: 33, temp: 2.4, tags: ['cold'] },
  ],
  ['B', 'Vaxholm', 'Sweden', '2026-03-02 10:00', { depth: 10, minutes: 25, temp: 4, mixes: [[20]] }],
  [
    'C',
    'Vaxholm',
    'Sweden',
    '2026-03-02 10:00',
    { depth: 0, minutes: 0, temp: -1, notes: 'Aborted on the surface' },
  ],
  [
    'D',
    '蓝洞',
    '中国, 三沙',
    '2026-04-01 10:00',
    { depth: 25, minutes: 45, temp: 28, notes: '海龟 and “quotes”' },
  ],
]

const photo = (at: number) => ({
  id: idOf(900 + at),
  isPrivate: false,
  state: 'ready' as const,
  thumbnailUrl: null,
  fullUrl: null,
  caption: null,
})

/** The thirty dives as their owner reads them, by their letters. */
export const thirtyDives: ReadonlyMap<string, Dive> = new Map(
  rows.map(([key, siteName, location, when, told], at) => {
    const [date = '', time = null] = when.split(' ')
    const duration = told.minutes ?? null
    const facts = nothingToldOf({ siteName, location, date })
    const dive: Dive = {
      ...facts,
      id: idOf(at + 1),
      time,
      number: told.number ?? null,
      maxDepth: told.depth ?? null,
      duration,
      durationSeconds: duration === null ? null : duration * 60,
      waterTemp: told.temp ?? null,
      conditions: told.conditions ?? [],
      notes: told.notes ?? null,
      buddies: told.buddies ?? [],
      divemasters: told.guides ?? [],
      tags: told.tags ?? [],
      trip: told.trip === undefined ? null : { id: idOf(800), name: told.trip },
      cylinders: (told.mixes ?? []).map(([o2, he = 0]) => ({
        description: null,
        size: null,
        workingPressure: null,
        startPressure: null,
        endPressure: null,
        o2,
        he,
        use: null,
      })),
      computers: told.hasProfile
        ? [
            {
              id: idOf(700 + at),
              model: null,
              serial: null,
              deviceId: null,
              diveId: null,
              firmware: null,
              mode: null,
              sampleCount: 300,
              maxDepth: null,
              meanDepth: null,
            },
          ]
        : [],
      photos: Array.from({ length: told.photos ?? 0 }, (_, place) => photo(place)),
      diveSiteId: told.siteId ?? null,
      site: null,
      siteMatch: null,
      species: [],
      outline: told.hasProfile ? [0, 255, 0] : null,
      sac: told.sac ?? null,
      importId: null,
      version: 1,
      createdAt: '2026-04-02T00:00:00Z',
      lastUpdated: '2026-04-02T00:00:00Z',
      deletedAt: null,
    }
    return [key, dive]
  }),
)

/** The same as statistics know them. */
export const thirtyCounted: readonly CountedDive[] = [...thirtyDives.values()].map((dive) => ({
  ...dive,
  country: dive.location.split(',')[0] ?? '',
  gases: gasKindsOf(dive.cylinders),
}))
