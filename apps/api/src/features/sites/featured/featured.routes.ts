import { featured, featuredTexts } from '@soundings/contract/featured'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import type { ReplyCache } from '#http/reply-cache.ts'
import { serveAll } from '#http/serve.ts'
import type { featuredService } from './featured.service.ts'
import type { regionsService } from './regions.service.ts'

type Services = { sites: ReturnType<typeof featuredService>; regions: ReturnType<typeof regionsService> }

export const featuredRoutes = (
  app: FastifyInstance,
  { sites: service, regions }: Services,
  cache: ReplyCache,
): void =>
  serveAll(
    app,
    featured,
    {
      list: ({ query }) => service.list(query),
      regions: ({ query }) => regions.list(query),
      update: async (_, request) => ({
        message: featuredTexts.refreshed,
        updated_sites: await service.refresh(me(request)),
      }),
    },
    { cache, cached: ['list', 'regions'], season: () => `${service.month()} ` },
  )
