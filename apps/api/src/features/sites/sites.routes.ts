import { sites } from '@soundings/contract/sites'
import type { FastifyInstance } from 'fastify'
import { createReplyCache } from '#http/reply-cache.ts'
import { serveAll } from '#http/serve.ts'
import type { World } from '#src/world.ts'
import { sitesService } from './sites.service.ts'

export const sitesRoutes = (app: FastifyInstance, world: Pick<World, 'db' | 'changes'>): void => {
  const service = sitesService(world)
  serveAll(
    app,
    sites,
    {
      list: ({ query }) => service.list(query),
      get: ({ params }) => service.get(params.siteId),
      search: ({ body }) => service.near(body),
      byCountry: ({ params, query }) => service.inCountry(params.country, query),
      byDifficulty: ({ params, query }) => service.ofDifficulty(params.level, query),
      batch: async ({ body }) => ({ items: await service.batch(body.ids) }),
    },
    { cache: createReplyCache(world.changes, 'sites'), cached: ['list', 'get', 'byCountry', 'byDifficulty'] },
  )
}
