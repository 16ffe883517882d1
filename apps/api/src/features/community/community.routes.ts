import { community } from '@soundings/contract/community'
import type { FastifyInstance } from 'fastify'
import type { RateLimits } from '#http/rate-limits.ts'
import { serveAll } from '#http/serve.ts'
import type { Community } from './community.service.ts'

export const communityRoutes = (app: FastifyInstance, hub: Community, limits: RateLimits): void => {
  serveAll(app, community, {
    stats: (_, { person }) => hub.stats(person),
    all: async (_, request) => {
      // It holds a page of members, which visitors read a limited number of.
      if (!request.person) await limits.take('members-search', request)
      return hub.all(request.person)
    },
  })
}
