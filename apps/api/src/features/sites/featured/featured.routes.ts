import { featured, featuredTexts } from '@soundings/contract/featured'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import type { ReplyCache } from '#http/reply-cache.ts'
import { serveAll } from '#http/serve.ts'
import type { featuredService } from './featured.service.ts'

export const featuredRoutes = (
  app: FastifyInstance,
  service: ReturnType<typeof featuredService>,
  cache: ReplyCache,
): void =>
  serveAll(
    app,
    featured,
    {
      list: ({ query }) => service.list(query),
      update: async (_, request) => ({
        message: featuredTexts.refreshed,
        updated_sites: await service.refresh(me(request)),
      }),
    },
    { cache, cached: ['list'], season: () => `${service.month()} ` },
  )
