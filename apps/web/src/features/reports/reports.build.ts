import type { Digest } from '@soundings/contract/reports'

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
