import {
  PendingItem,
  type PendingLine,
  PendingPreview,
  type PendingType,
} from '@soundings/contract/moderation'
import type { Report } from '@soundings/contract/reports'
import { buildEvent } from '#shared/testing/events.ts'
import { buildThread } from '#shared/testing/forums.ts'
import { buildPhoto } from '#shared/testing/photos.ts'
import { buildReport } from '#shared/testing/reports.ts'
import { buildSite } from '#shared/testing/sites.ts'

// For tests: things that wait; name what matters to the test.

let built = 0

const siteId = '01950000-0000-7000-8000-0000000000a1'

/** What a line of each kind has besides the texts of all. */
const itemOf = {
  dive_sites: { siteId, version: 1 },
  media: { siteId: null, version: 1 },
  reports: { siteId, version: 1 },
  proposals: { siteId },
  flags: { siteId: null, flag: { reason: 'other', note: null } },
  certifications: { version: 1 },
  posts: {
    threadTitle: 'Is the line still there?',
    category: { slug: 'questions', name: 'Questions' },
    isThread: true,
    version: 1,
  },
  events: { date: '2026-11-28', location: 'Harbour', version: 1 },
  groups: { version: 1 },
} satisfies Record<PendingType, object>

type KnownItem = Partial<PendingLine> & { type?: PendingType; flag?: object }

/** Something that waits; each is a minute younger than the one before. */
export const buildItem = ({ type = 'dive_sites', ...known }: KnownItem = {}): PendingItem => {
  const number = ++built
  return PendingItem.parse({
    id: `01950000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    type,
    createdAt: new Date(Date.parse('2026-06-01T12:00:00Z') + number * 60_000).toISOString(),
    title: `Waiting ${number}`,
    siteName: null,
    caption: null,
    description: null,
    content: null,
    authorHandle: 'mara_l',
    conflict: null,
    ...itemOf[type],
    ...known,
  })
}

/** What the preview of each kind adds. */
const shownOf: Record<PendingType, (item: PendingItem) => object> = {
  dive_sites: ({ title }) => ({ site: buildSite({ siteName: title }), nearby: [] }),
  media: () => ({ photo: buildPhoto({}), site: null, similar: [] }),
  reports: (item) => ({ report: buildPendingReport(item), site: buildSite() }),
  proposals: ({ title }) => ({
    site: buildSite({ siteName: title }),
    nearby: [],
    changes: [],
    conflicts: [],
  }),
  flags: () => ({ about: null }),
  certifications: () => ({
    holder: { id: siteId, handle: 'mara_l', name: 'Mara Lund', avatar: null },
    card: {
      agency: 'SSI',
      level: 'Open Water Diver',
      kind: 'core',
      depth: 18,
      issuedOn: '2024-05-01',
      number: '1804A',
    },
    picture: { state: 'ready', thumbnailUrl: '/t', fullUrl: '/f' },
  }),
  posts: ({ title }) => {
    const thread = buildThread({ title })
    return { post: thread.opening, thread, signals: ['A link by somebody new'] }
  },
  events: ({ title }) => ({
    event: buildEvent({ title, state: 'held' }),
    signals: ['A link by somebody new'],
  }),
  groups: ({ title }) => ({
    group: {
      id: siteId,
      slug: 'night-divers',
      name: title,
      description: 'We dive at night.',
      kind: 'open',
      avatar: null,
      country: 'Egypt',
      members: 3,
      state: 'held',
    },
    signals: ['A link by somebody new'],
  }),
}

/** All there is to see of it. */
export const buildPreview = (item: PendingItem, known: Partial<PendingPreview> = {}): PendingPreview =>
  PendingPreview.parse({
    ...item,
    ...shownOf[item.type](item),
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
      certifications: count('certifications'),
      posts: count('posts'),
      groups: count('groups'),
      events: count('events'),
    },
  }
}
