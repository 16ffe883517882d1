import { drafts as contract } from '@soundings/contract/drafts'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import type { RateLimits } from '#http/rate-limits.ts'
import { serveAll } from '#http/serve.ts'
import type { Drafts } from './drafts.service.ts'

export const draftsRoutes = (app: FastifyInstance, limits: RateLimits, drafts: Drafts): void =>
  serveAll(app, contract, {
    list: (_, request) => drafts.list(me(request).id),
    draft: ({ params }, request) => drafts.draft(me(request).id, params.key),
    keep: async ({ params, body }, request) => {
      const { id } = me(request)
      await limits.take('keep-draft', request, id)
      return drafts.keep(id, params.key, body)
    },
    discard: async ({ params }, request) => {
      await drafts.discard(me(request).id, params.key)
      return {}
    },
  })
