import type { Digest, Report } from '@soundings/contract/reports'

// For tests: reports that are published, and what many of them say; name what matters to the test.

let built = 0

export const buildReport = (known: Partial<Report> = {}): Report => {
  const number = String(++built)
  return {
    id: `019a0000-0000-7000-8000-${number.padStart(12, '0')}`,
    diveSiteId: '00000000-0000-4000-9000-000000000001',
    diveSite: {
      id: '00000000-0000-4000-9000-000000000001',
      slug: 'blue-hole',
      siteName: 'Blue Hole',
      country: 'Egypt',
      region: 'Dahab',
    },
    rating: 4,
    title: 'Dive Report',
    content: `Dive number ${number}.`,
    diveDate: '2026-09-12',
    diveTime: null,
    visibility: null,
    waterTemp: null,
    conditions: [],
    animalsSeen: null,
    species: [],
    diveNotes: `Dive number ${number}.`,
    media: [],
    photos: [],
    authorId: '01980000-0000-7000-8000-000000000009',
    authorHandle: 'nico_d',
    helpfulCount: 0,
    isHelpful: false,
    isMine: false,
    approvalStatus: 'approved',
    rejectionReason: null,
    version: 1,
    createdAt: '2026-09-13T09:00:00Z',
    lastUpdated: '2026-09-13T09:00:00Z',
    ...known,
  }
}

/** What forty-two divers say together. */
export const buildDigest = (known: Partial<Digest> = {}): Digest => ({
  reports: 42,
  averageRating: 4.3,
  visibility: { median: 22, low: 18, high: 27, reports: 38 },
  waterTemp: { median: 25.5, low: 23, high: 27, reports: 40 },
  months: [
    {
      month: 4,
      reports: 12,
      visibility: { median: 20, low: 15, high: 25, reports: 11 },
      waterTemp: { median: 22.5, low: 22, high: 23, reports: 12 },
    },
    {
      month: 9,
      reports: 22,
      visibility: { median: 25, low: 20, high: 30, reports: 20 },
      waterTemp: { median: 27.5, low: 27, high: 28, reports: 21 },
    },
  ],
  conditions: [{ condition: 'calm', share: 0.6 }],
  seen: [
    {
      species: 'green-turtle',
      name: 'Green turtle',
      scientific: 'Chelonia mydas',
      reports: 18,
      months: [8, 9, 10],
    },
  ],
  bestMonths: [9],
  latest: { diveDate: '2026-10-30', visibility: 21, waterTemp: 26.5, conditions: ['calm', 'clear'] },
  ...known,
})
