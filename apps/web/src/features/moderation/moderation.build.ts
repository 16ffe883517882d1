import type { PendingItem, PendingPreview } from '@soundings/contract/moderation'

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
  nearby: [],
  author: { handle: item.authorHandle, memberSince: '2026-01-05T10:00:00Z', approved: 3, rejected: 1 },
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
    counts: { dive_sites: count('dive_sites'), proposals: count('proposals'), flags: count('flags') },
  }
}
