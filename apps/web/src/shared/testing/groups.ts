import type {
  Group,
  GroupInvite,
  GroupLine,
  GroupMember,
  HomeSite,
  LogbookEntry,
} from '@soundings/contract/groups'

// For tests: groups and who is in them; name what matters to the test.

const idOf = (kind: string, number: number) =>
  `0190e000-${kind}-7000-8000-${String(number).padStart(12, '0')}`

export const groupId = idOf('0a00', 1)

export const buildGroupLine = (known: Partial<GroupLine> = {}): GroupLine => ({
  id: groupId,
  slug: 'red-sea-divers',
  name: 'Red Sea Divers',
  description: 'We dive **every** Friday.',
  avatar: null,
  kind: 'open',
  country: 'Egypt',
  state: 'public',
  members: 12,
  posts: 1,
  active: 3,
  distance: null,
  isMember: false,
  role: null,
  membership: null,
  ...known,
})

/** A group that its reader is in, as what. */
export const inGroup = (role: Group['role'] = 'member'): Partial<Group> => ({
  isMember: true,
  role,
  membership: 'in',
  requests: role === 'member' ? null : 0,
  may: {
    join: 'no',
    write: true,
    members: true,
    organise: role !== 'member',
    own: role === 'owner',
  },
})

export const buildGroupPerson = (known: Partial<GroupMember> = {}): GroupMember => ({
  id: idOf('0b00', 1),
  handle: 'ana_r',
  name: 'Ana Ruiz',
  avatar: null,
  role: 'member',
  state: 'in',
  note: null,
  since: '2026-06-01T12:00:00Z',
  ...known,
})

export const buildGroup = (known: Partial<Group> = {}): Group => ({
  ...buildGroupLine(),
  version: 1,
  createdAt: '2026-05-01T12:00:00Z',
  owners: [{ id: idOf('0b00', 9), handle: 'omar_h', name: null, avatar: null }],
  homeSites: [],
  requests: null,
  watches: false,
  may: { join: 'join', write: false, members: false, organise: false, own: false },
  ...known,
})

export const buildInvite = (known: Partial<GroupInvite> = {}): GroupInvite => ({
  id: idOf('0c00', 1),
  by: null,
  uses: 5,
  usesLeft: 3,
  createdAt: '2026-06-01T12:00:00Z',
  expiresAt: '2026-07-01T12:00:00Z',
  isOpen: true,
  ...known,
})

export const buildHomeSite = (known: Partial<HomeSite> = {}): HomeSite => ({
  id: idOf('0d00', 1),
  slug: 'blue-hole',
  siteName: 'Blue Hole',
  country: 'Egypt',
  coordinates: [34.54, 28.57],
  maxDepth: 30,
  lately: null,
  reports: 0,
  ...known,
})

export const buildEntry = (known: Partial<LogbookEntry> = {}): LogbookEntry => ({
  id: idOf('0e00', 1),
  kind: 'dive',
  by: { id: idOf('0b00', 1), handle: 'ana_r', name: null, avatar: null },
  isOwn: false,
  date: '2026-05-16',
  minutes: 48,
  siteName: 'Blue Hole',
  site: null,
  title: null,
  sharedAt: '2026-05-17T12:00:00Z',
  ...known,
})
