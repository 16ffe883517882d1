import { expect, test } from 'vitest'
import { routes } from './app-features.ts'

const all = Object.values(routes).flatMap((group) => Object.values(group))
const having = (isMeant: (route: (typeof all)[number]) => boolean) =>
  all
    .filter(isMeant)
    .map(({ method, path }) => `${method} ${path}`)
    .sort()

// Written by hand, so that who may call what is decided twice. Reading for everyone and writing for members need no line.

const publicWrites = [
  'POST /api/ai/mock/query',
  'POST /api/ai/query',
  'POST /api/ai/stream',
  'POST /api/auth/check-email',
  'POST /api/auth/check-handle',
  'POST /api/auth/cognito-login',
  'POST /api/auth/cognito-logout',
  'POST /api/auth/cognito-refresh',
  'POST /api/auth/cognito-register',
  'POST /api/auth/cognito-resend',
  'POST /api/auth/cognito-verify',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/ofrep/v1/evaluate/flags',
  'POST /api/ofrep/v1/evaluate/flags/:key',
  'POST /api/trip-planner/recommendations',
  'POST /api/stats/site-views/:siteId',
  'POST /api/trip-planner/insights',
  'POST /api/sites/batch',
  'POST /api/sites/search',
]

const elevated = {
  editor: [
    'GET /api/sites/:siteId/history',
    'POST /api/sites/:siteId/merge',
    'POST /api/sites/:siteId/unmerge',
  ],
  moderator: [
    'GET /api/community/forum/replies/:postId/author',
    'POST /api/community/forum/posts/:threadId/merge',
    'POST /api/community/forum/posts/:threadId/split',
    'GET /api/moderator/:type/:itemId',
    'GET /api/moderator/certifications/:certificationId/picture/:size',
    'GET /api/moderator/people/:userId',
    'PUT /api/moderator/people/:userId/standing',
    'GET /api/moderator/pending-items',
    'GET /api/moderator/sites/removed',
    'POST /api/media/:mediaId/approve',
    'POST /api/media/:mediaId/reject',
    'POST /api/moderator/:type/:itemId/approve',
    'POST /api/moderator/:type/:itemId/reject',
    'POST /api/moderator/certifications/:certificationId/verify',
    'POST /api/moderator/decisions/:decisionId/undo',
    'POST /api/sites/:siteId/history/:changeId/undo',
    'POST /api/sites/:siteId/restore',
  ],
  admin: [
    'GET /api/admin/audit',
    'GET /api/admin/audit.csv',
    'GET /api/admin/audit/actions',
    'GET /api/admin/broadcasts',
    'POST /api/admin/broadcasts',
    'DELETE /api/admin/broadcasts/:broadcastId',
    'GET /api/admin/flags',
    'GET /api/admin/health',
    'GET /api/admin/instances',
    'GET /api/admin/jobs',
    'POST /api/admin/jobs/:jobId/retry',
    'DELETE /api/admin/jobs/:jobId',
    'GET /api/admin/people',
    'GET /api/admin/people/:userId',
    'PUT /api/admin/people/:userId/groups/:group',
    'DELETE /api/admin/people/:userId/groups/:group',
    'DELETE /api/admin/people/:userId/sessions',
    'GET /api/admin/sizes',
    'GET /api/admin/sponsors',
    'GET /api/admin/versions',
    'DELETE /api/community/forum/categories/:categoryId',
    'POST /api/community/forum/categories',
    'PUT /api/community/forum/categories/:categoryId',
    'DELETE /api/admin/bulk-upload/:uploadId',
    'GET /api/admin/bulk-upload/:uploadId',
    'GET /api/admin/bulk-upload/:uploadId/errors.csv',
    'GET /api/admin/bulk-upload/:uploadId/points',
    'GET /api/admin/bulk-upload/:uploadId/rows',
    'GET /api/admin/bulk-upload/template.csv',
    'GET /api/admin/bulk-uploads',
    'POST /api/admin/bulk-upload',
    'POST /api/admin/bulk-upload/:uploadId/commit',
    'POST /api/admin/bulk-upload/:uploadId/undo',
    'POST /api/admin/bulk-upload/preview',
    'PUT /api/admin/bulk-upload/:uploadId/mapping',
    'PUT /api/admin/bulk-upload/:uploadId/rows/:row',
    'GET /api/admin/embeddings',
    'POST /api/admin/embeddings/backfill',
    'POST /api/sites/featured/update',
    'PUT /api/sites/:siteId/sponsor',
  ],
} as const

// What members write: either it reaches the public or other people, or it is their own, their word to moderators, or less
// of what reaches others. Whom moderators silenced is refused the first.

const sharing = [
  'POST /api/trip-planner/trips/:tripId/links',
  'POST /api/trip-planner/trips/:tripId/people',
  'POST /api/community/groups',
  'PUT /api/community/groups/:groupId',
  'POST /api/community/groups/:groupId/join',
  'PUT /api/community/groups/:groupId/members/:userId',
  'POST /api/community/groups/:groupId/invites',
  'POST /api/community/group-invites/:token',
  'POST /api/community/groups/:groupId/logbook/:itemId',
  'POST /api/community/events/:eventId/invite',
  'POST /api/community/forum/acts/:actId/undo',
  'PUT /api/community/events/:eventId/finds/:itemId',
  'PUT /api/community/forum/posts/:threadId/state',
  'PUT /api/community/forum/replies/:postId/state',
  'POST /api/community/events',
  'PUT /api/community/events/:eventId',
  'POST /api/community/events/:eventId/join',
  'POST /api/community/events/:eventId/waitlist',
  'POST /api/community/events/:eventId/message',
  'POST /api/community/forum/posts',
  'POST /api/community/forum/posts/:threadId/replies',
  'POST /api/community/forum/replies/:postId/like',
  'PUT /api/community/forum/posts/:threadId',
  'PUT /api/community/forum/posts/:threadId/solution',
  'PUT /api/community/forum/replies/:postId',
  'POST /api/avatars/mine',
  'POST /api/community/buddies/:userId',
  'POST /api/dive-log/dives/:diveId/shares',
  'POST /api/media/:mediaId/rate',
  'POST /api/media/upload',
  'POST /api/reports',
  'POST /api/reports/:reportId/helpful',
  'POST /api/sites',
  'POST /api/sites/:siteId/proposals',
  'PUT /api/community/buddies/profile',
  'PUT /api/profile',
  'PUT /api/profile/handle',
  'PUT /api/reports/:reportId',
  'PUT /api/sites/:siteId',
  'PUT /api/sites/:siteId/divers/me',
]

// Their services refuse: a caption of a private photo is for its owner alone, and so is a trip without others.
const sometimes = [
  'PATCH /api/media/:mediaId',
  'PUT /api/trip-planner/trips/:tripId',
  'PUT /api/trip-planner/trips/:tripId/status',
  'POST /api/trip-planner/trips/:tripId/destinations',
  'PUT /api/trip-planner/trips/:tripId/destinations/:stopId',
  'PUT /api/trip-planner/trips/:tripId/destinations/:stopId/place',
  'PUT /api/trip-planner/trips/:tripId/destinations/:stopId/vote',
  'POST /api/trip-planner/trips/:tripId/destinations/:stopId/restore',
  'POST /api/trip-planner/trips/:tripId/checklist',
  'PUT /api/trip-planner/trips/:tripId/checklist/:itemId',
  'POST /api/trip-planner/trips/:tripId/expenses',
  'PUT /api/trip-planner/trips/:tripId/expenses/:expenseId',
]
/** Writing to moderators stays open to who is silenced: messages are checked one by one, where they are sent. */
const writing = [
  'DELETE /api/messages/conversations/:conversationId',
  'DELETE /api/messages/messages/:messageId',
  'POST /api/community/messages/send',
  'POST /api/messages/conversations/:conversationId/messages',
  'POST /api/messages/conversations/:conversationId/typing',
  'PUT /api/messages/conversations/:conversationId/accept',
  'PUT /api/messages/conversations/:conversationId/decline',
  'PUT /api/messages/conversations/:conversationId/read',
  'PUT /api/messages/conversations/:conversationId/state',
  'PUT /api/messages/messages/:messageId',
]

const keeping = [
  'POST /api/trip-planner/trips',
  'DELETE /api/trip-planner/trips/:tripId',
  'POST /api/trip-planner/trips/:tripId/restore',
  'POST /api/trip-planner/trips/:tripId/copy',
  'POST /api/trip-planner/trips/import',
  'DELETE /api/trip-planner/trips/:tripId/destinations/:stopId',
  'PUT /api/trip-planner/trips/:tripId/people/:userId',
  'DELETE /api/trip-planner/trips/:tripId/people/:userId',
  'POST /api/trip-planner/trips/:tripId/accept',
  'POST /api/trip-planner/trips/:tripId/decline',
  'PUT /api/trip-planner/trips/:tripId/here',
  'DELETE /api/trip-planner/trips/:tripId/checklist/:itemId',
  'DELETE /api/trip-planner/trips/:tripId/expenses/:expenseId',
  'DELETE /api/trip-planner/trips/:tripId/links/:linkId',
  'DELETE /api/community/groups/:groupId',
  'DELETE /api/community/groups/:groupId/join',
  'PUT /api/community/groups/:groupId/watch',
  'DELETE /api/community/groups/:groupId/members/:userId',
  'DELETE /api/community/groups/:groupId/invites/:inviteId',
  'DELETE /api/community/events/:eventId/finds/:itemId',
  'DELETE /api/community/groups/:groupId/logbook/:itemId',
  'POST /api/calendar/token',
  'DELETE /api/calendar/token',
  'DELETE /api/community/events/:eventId',
  'POST /api/community/events/:eventId/cancel',
  'DELETE /api/community/events/:eventId/join',
  'DELETE /api/community/events/:eventId/waitlist',
  'PUT /api/community/events/:eventId/attendees/:userId',
  'DELETE /api/community/events/:eventId/attendees/:userId',
  'DELETE /api/community/drafts/:key',
  'DELETE /api/community/forum/posts/:threadId',
  'DELETE /api/community/forum/replies/:postId',
  'DELETE /api/community/forum/replies/:postId/like',
  'POST /api/community/forum/cards',
  'POST /api/community/forum/read-all',
  'PUT /api/community/forum/posts/:threadId/read',
  'PUT /api/community/drafts/:key',
  'PUT /api/community/forum/posts/:threadId/watch',
  ...writing,
  'DELETE /api/notifications/push',
  'POST /api/media/upload/private',
  'POST /api/notifications/push',
  'PUT /api/notifications/preferences',
  'DELETE /api/auth/sessions',
  'DELETE /api/auth/sessions/:sessionId',
  'DELETE /api/avatars/mine',
  'DELETE /api/community/buddies/:userId',
  'DELETE /api/community/buddies/profile',
  'DELETE /api/dive-log/dives/:diveId',
  'DELETE /api/dive-log/dives/:diveId/shares/:shareId',
  'DELETE /api/media/:mediaId',
  'DELETE /api/notifications',
  'DELETE /api/people/:userId/block',
  'DELETE /api/people/:userId/mute',
  'DELETE /api/profile/certifications/:certificationId',
  'DELETE /api/profile/certifications/:certificationId/review',
  'DELETE /api/reports/:reportId',
  'DELETE /api/reports/:reportId/helpful',
  'DELETE /api/sites/:siteId',
  'DELETE /api/sites/:siteId/divers/me',
  'DELETE /api/sites/:siteId/favorite',
  'DELETE /api/sites/proposals/:proposalId',
  'POST /api/auth/change-email',
  'POST /api/auth/change-email/confirm',
  'POST /api/auth/change-password',
  'POST /api/auth/delete-account',
  'POST /api/auth/onboard',
  'POST /api/dive-log/dives',
  'POST /api/dive-log/dives/:diveId/restore',
  'POST /api/dive-log/read-back',
  'POST /api/dive-log/selection',
  'POST /api/flags/:type/:itemId',
  'POST /api/live/topics',
  'POST /api/notifications/read',
  'POST /api/people/:userId/block',
  'POST /api/people/:userId/mute',
  'POST /api/profile/certifications',
  'POST /api/profile/certifications/:certificationId/review',
  'POST /api/sites/:siteId/favorite',
  'POST /api/sites/similar',
  'PUT /api/community/buddies/:userId',
  'PUT /api/dive-log/dives/:diveId',
  'PUT /api/dive-log/starting-dives',
  'PUT /api/profile/certifications/:certificationId',
  'PUT /api/profile/equipment',
  'PUT /api/trip-planner/trips/:tripId/warnings/:key',
  'DELETE /api/trip-planner/trips/:tripId/warnings/:key',
  'PUT /api/profile/privacy',
  'PUT /api/settings/me',
]

/** Others see there who did it, which takes a username. */
const byName = [
  'POST /api/community/events',
  'POST /api/community/events/:eventId/invite',
  'POST /api/community/events/:eventId/join',
  'POST /api/community/events/:eventId/message',
  'POST /api/community/events/:eventId/waitlist',
  'POST /api/community/forum/posts',
  'POST /api/community/forum/posts/:threadId/replies',
  'POST /api/community/forum/replies/:postId/like',
  'POST /api/community/group-invites/:token',
  'POST /api/community/groups',
  'POST /api/community/groups/:groupId/invites',
  'POST /api/community/groups/:groupId/join',
  'POST /api/trip-planner/trips/:tripId/accept',
  'POST /api/trip-planner/trips/:tripId/people',
  'PUT /api/community/events/:eventId/finds/:itemId',
]

const writesOfMembers = ({ access, method }: (typeof all)[number]) => access === 'member' && method !== 'GET'

test('these writes of members reach others, and those do not', () => {
  expect(having((route) => writesOfMembers(route) && route.shares === true)).toEqual(sharing.sort())
  expect(having((route) => writesOfMembers(route) && route.shares === 'sometimes')).toEqual(sometimes.sort())
  expect(having((route) => writesOfMembers(route) && route.shares === undefined)).toEqual(keeping.sort())
})

test('these writes need a username', () => {
  expect(having((route) => route.byName === true)).toEqual(byName)
})

test('nothing that is only read, or that is open to visitors, is said to reach others', () => {
  const others = having((route) => route.shares !== undefined && !writesOfMembers(route))
  expect(others).toEqual([])
})

test('only these writes are open to visitors', () => {
  expect(having(({ access, method }) => access === 'public' && method !== 'GET')).toEqual(publicWrites.sort())
})

test.each(Object.entries(elevated))('the routes that need the level %s are these', (level, paths) => {
  expect(having(({ access }) => access === level)).toEqual([...paths].sort())
})

test('everything below /api/admin is for admins', () => {
  const others = having(({ path, access }) => path.startsWith('/api/admin') && access !== 'admin')
  expect(others).toEqual([])
})
