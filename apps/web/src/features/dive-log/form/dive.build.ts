import type { DiveDetails } from '@soundings/contract/dive-log'
import { nothingToldOf } from '@soundings/rules/dive-log'

// For tests: dives as the log answers them; name what matters to the test.

let built = 0

export const buildDive = (known: Partial<DiveDetails> = {}): DiveDetails => {
  const number = String(++built)
  const facts = nothingToldOf({ siteName: 'Blue Hole', location: 'Egypt, Dahab', date: '2026-09-12' })
  return {
    ...facts,
    computers: [],
    photos: [],
    trip: null,
    id: `019b0000-0000-7000-8000-${number.padStart(12, '0')}`,
    species: [],
    outline: null,
    sac: null,
    site: null,
    siteMatch: null,
    importId: null,
    version: 1,
    createdAt: '2026-09-13T09:00:00Z',
    lastUpdated: '2026-09-13T09:00:00Z',
    deletedAt: null,
    surfaceInterval: null,
    previousId: null,
    nextId: null,
    warnings: [],
    ...known,
  }
}

/** A dive with all that stays the same from one to the next, and what was measured on it. */
export const richDive = buildDive({
  date: '2026-11-20',
  time: '09:30',
  maxDepth: 28.5,
  duration: 47,
  visibility: 20,
  waterTemp: 24,
  conditions: ['Calm', 'Night'],
  notes: 'Two turtles.',
  number: 141,
  rating: 5,
  meanDepth: 14,
  airTemp: 30,
  suit: '5 mm wetsuit',
  animalsSeen: 'Green turtle, moray',
  buddies: ['Lea'],
  divemasters: ['Omar'],
  tags: ['wreck'],
  trip: { id: '019b0000-0000-7000-8000-00000000aaaa', name: 'Dahab 2026' },
  weights: [{ kg: 6, kind: 'belt' }],
  cylinders: [
    {
      description: 'Alu 80',
      size: 11.1,
      workingPressure: 207,
      startPressure: 200,
      endPressure: 60,
      o2: 32,
      he: 0,
      use: 'bottom',
    },
  ],
  equipment: ['019b0000-0000-7000-8000-00000000eeee'],
  photos: [
    {
      id: '019b0000-0000-7000-8000-00000000ffff',
      isPrivate: false,
      state: 'processing',
      thumbnailUrl: null,
      fullUrl: null,
      caption: null,
    },
  ],
})
