import { sites } from '@soundings/contract/sites'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import type { ReplyCache } from '#http/reply-cache.ts'
import { serveAll } from '#http/serve.ts'
import type { Places } from './places/places.service.ts'
import type { personalSitesService, sitesService } from './sites.service.ts'

type Needs = {
  sites: ReturnType<typeof sitesService>
  personal: ReturnType<typeof personalSitesService>
  places: Places
}

export const sitesRoutes = (
  app: FastifyInstance,
  { sites: service, personal, places }: Needs,
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
      nearby: ({ params }) => service.nearby(params.siteId),
      search: ({ body }) => service.near(body),
      byCountry: ({ params, query }) => service.inCountry(params.country, query),
      byDifficulty: ({ params, query }) => service.ofDifficulty(params.level, query),
      batch: async ({ body }) => ({ items: await service.batch(body.ids) }),
    },
    {
      cache,
      cached: ['list', 'facets', 'places', 'get', 'nearby', 'search', 'byCountry', 'byDifficulty'],
      // One that was merged answers another site, so more than that one's changes may make it another reply.
      about: { get: ({ params }, { id }) => (id === params.siteId ? id : undefined) },
      personal: {
        list: ({ query }, request) => personal.list(query, () => me(request)),
        facets: ({ query }, request) => personal.facets(query, () => me(request)),
        get: ({ params }, { person }) => (person ? personal.get(params.siteId, person) : undefined),
        nearby: ({ params }, { person }) => (person ? personal.nearby(params.siteId, person) : undefined),
      },
    },
  )
