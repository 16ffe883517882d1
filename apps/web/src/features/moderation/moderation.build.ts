import type { PendingItem, PendingPreview, RemovedSite } from '@soundings/contract/moderation'
import type { Report } from '@soundings/contract/reports'
import type { Site } from '@soundings/contract/sites'
import { nothingKnown } from '@soundings/rules/sites'

// For tests: things that wait; name what matters to the test.

let built = 0

/** Something that waits; each is a minute younger than the one before. */
export const buildItem = (known: Partial<PendingItem> = {}): PendingItem => {
  const number = ++built
  return {
    id: `01950000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    type: 'dive_sites',
    createdAt: new Date(Date.parse('2026-06-01T12:00:00Z') + number * 60_000).toISOString(),
    title: `Waiting ${number}`,
    siteId: null,
    siteName: null,
    caption: null,
    description: null,
    content: null,
    authorHandle: 'mara_l',
    version: 1,
    flag: null,
    ...known,
  }
}

/** All there is to see of it. */
export const buildPreview = (item: PendingItem, known: Partial<PendingPreview> = {}): PendingPreview => ({
  ...item,
  coordinates: null,
  site: null,
  changes: [],
  conflicts: [],
  photo: null,
  similar: [],
  report: null,
  nearby: [],
  author: { handle: item.authorHandle, memberSince: '2026-01-05T10:00:00Z', approved: 3, rejected: 1 },
  ...known,
})

/** The dive report that an item is about. */
export const buildPendingReport = ({ id }: PendingItem, known: Partial<Report> = {}): Report => ({
  id,
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
  content: '',
  diveDate: '2026-05-30',
  diveTime: null,
  visibility: null,
  waterTemp: null,
  conditions: [],
  animalsSeen: null,
  species: [],
  diveNotes: null,
  media: [],
  photos: [],
  authorId: null,
  authorHandle: 'mara_l',
  helpfulCount: 0,
  isHelpful: false,
  isMine: false,
  approvalStatus: 'pending',
  rejectionReason: null,
  version: 1,
  createdAt: '2026-06-01T12:00:00Z',
  lastUpdated: '2026-06-01T12:00:00Z',
  ...known,
})

/** The one page of what waits. */
export const buildPending = (...items: PendingItem[]) => {
  const count = (type: PendingItem['type']) => items.filter((item) => item.type === type).length
  return {
    success: true as const,
    items,
    nextCursor: null as string | null,
    total: items.length,
    counts: {
      dive_sites: count('dive_sites'),
      media: count('media'),
      reports: count('reports'),
      proposals: count('proposals'),
      flags: count('flags'),
    },
  }
}

const day = 24 * 3_600_000

/** A site that was removed two days and an hour ago. */
export const buildRemoved = (known: Partial<RemovedSite> = {}): RemovedSite => {
  const removedAt = Date.now() - 2 * day - 3_600_000
  return {
    id: '01950000-0000-7000-8000-00000000d001',
    siteName: 'Ghost Reef',
    region: 'Red Sea',
    country: 'Egypt',
    removedAt: new Date(removedAt).toISOString(),
    by: null,
    reason: null,
    restorableUntil: new Date(removedAt + 30 * day).toISOString(),
    ...known,
  }
}

/** A site that is back. */
export const buildRestored = (): Site => ({
  ...nothingKnown(),
  id: '01950000-0000-7000-8000-00000000d001',
  mapId: 1,
  slug: 'ghost-reef',
  siteName: 'Ghost Reef',
  coordinates: [33.92, 27.81],
  provenance: { source: 'member', licence: null, externalId: null, sourceUrl: null },
  sponsor: null,
  averageRating: null,
  imageUrl: null,
  thumbnailUrl: null,
  photos: [],
  media: [],
  isFavorited: false,
  isMySite: false,
  createdBy: null,
  creatorHandle: null,
  approvedBy: null,
  approverHandle: null,
  approvalStatus: 'approved',
  rejectionReason: null,
  version: 1,
  createdAt: '2026-03-01T08:00:00Z',
  lastUpdated: '2026-04-02T08:00:00Z',
})
