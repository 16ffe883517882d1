import type { Report } from '@soundings/contract/reports'
import { blueHole } from './sites.ts'

let built = 0

/** A dive report that is published; name what matters to the test. */
export const buildReport = (known: Partial<Report> = {}): Report => {
  const number = String(++built)
  return {
    id: `019a0000-0000-7000-8000-${number.padStart(12, '0')}`,
    diveSiteId: blueHole.id,
    diveSite: blueHole,
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
