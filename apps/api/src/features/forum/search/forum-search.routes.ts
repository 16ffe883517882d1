import { forumSearch as contract } from '@soundings/contract/forum'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import type { RateLimits } from '#http/rate-limits.ts'
import { serveAll } from '#http/serve.ts'
import { readerOf } from '../reading/reader.ts'
import type { Citing } from './citing.service.ts'
import type { Mentions } from './mentions.service.ts'
import type { Related } from './related.service.ts'
import type { ForumSearch } from './search.service.ts'

export type Finding = { search: ForumSearch['search']; related: Related; cite: Citing; mentions: Mentions }

export const forumSearchRoutes = (
  app: FastifyInstance,
  { search, related, mentions }: Omit<Finding, 'cite'>,
  limits: RateLimits,
): void =>
  serveAll(app, contract, {
    search: async ({ query }, request) => {
      await limits.take('forum-search', request, request.person?.id)
      return search(readerOf(request.person), query)
    },
    related: async ({ query }, request) => {
      await limits.take('forum-related', request, request.person?.id)
      return related(readerOf(request.person), query.title)
    },
    mentions: async ({ query }, request) => {
      await limits.take('forum-mentions', request, me(request).id)
      return mentions(me(request), query.q, query.thread)
    },
  })
