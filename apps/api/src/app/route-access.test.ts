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
    'GET /api/moderator/:type/:itemId',
    'GET /api/moderator/pending-items',
    'GET /api/moderator/sites/removed',
    'POST /api/media/:mediaId/approve',
    'POST /api/media/:mediaId/reject',
    'POST /api/moderator/:type/:itemId/approve',
    'POST /api/moderator/:type/:itemId/reject',
    'POST /api/moderator/decisions/:decisionId/undo',
    'POST /api/sites/:siteId/history/:changeId/undo',
    'POST /api/sites/:siteId/restore',
  ],
  admin: [
    'GET /api/admin/embeddings',
    'POST /api/admin/embeddings/backfill',
    'POST /api/sites/featured/update',
    'PUT /api/sites/:siteId/sponsor',
  ],
} as const

test('only these writes are open to visitors', () => {
  expect(having(({ access, method }) => access === 'public' && method !== 'GET')).toEqual(publicWrites.sort())
})

test.each(Object.entries(elevated))('the routes that need the level %s are these', (level, paths) => {
  expect(having(({ access }) => access === level)).toEqual([...paths].sort())
})
