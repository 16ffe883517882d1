import type { PendingItem, PendingPreview, RemovedSite } from '@soundings/contract/moderation'
import type { Report } from '@soundings/contract/reports'
import type { Site } from '@soundings/contract/sites'
import { buildReport } from '#shared/testing/reports.ts'
import { buildSite } from '#shared/testing/sites.ts'

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
export const buildPendingReport = ({ id }: PendingItem, known: Partial<Report> = {}): Report =>
  buildReport({
    id,
    content: '',
    diveNotes: null,
    authorId: null,
    authorHandle: 'mara_l',
    approvalStatus: 'pending',
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
export const buildRestored = (): Site =>
  buildSite({ id: '01950000-0000-7000-8000-00000000d001', siteName: 'Ghost Reef' })
