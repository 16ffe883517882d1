import { sites } from '@soundings/contract/sites'
import type { FastifyInstance } from 'fastify'
import type { ReplyCache } from '#http/reply-cache.ts'
import { serveAll } from '#http/serve.ts'
import type { Places } from './places/places.service.ts'
import type { sitesService } from './sites.service.ts'

export const sitesRoutes = (
  app: FastifyInstance,
  { sites: service, places }: { sites: ReturnType<typeof sitesService>; places: Places },
  cache: ReplyCache,
): void =>
  serveAll(
    app,
    sites,
    {
      list: ({ query }) => service.list(query),
      facets: ({ query }) => service.facets(query),
      places: ({ query }) => places.find(query.q),
      get: ({ params }) => service.get(params.siteId),
      search: ({ body }) => service.near(body),
      byCountry: ({ params, query }) => service.inCountry(params.country, query),
      byDifficulty: ({ params, query }) => service.ofDifficulty(params.level, query),
      batch: async ({ body }) => ({ items: await service.batch(body.ids) }),
    },
    {
      cache,
      cached: ['list', 'facets', 'places', 'get', 'byCountry', 'byDifficulty'],
    },
  )
