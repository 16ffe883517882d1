import { favorites } from '@soundings/contract/favorites'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import type { World } from '#src/world.ts'
import { favoritesService } from './favorites.service.ts'

export const favoritesRoutes = (
  app: FastifyInstance,
  world: Pick<World, 'db' | 'clock' | 'limits'>,
): void => {
  const service = favoritesService(world)
  serveAll(app, favorites, {
    mine: (_, request) => service.of(me(request)),
    add: async ({ params }, request) => {
      await world.limits.take('favorite', request, me(request).id)
      return service.add(me(request), params.siteId)
    },
    remove: async ({ params }, request) => {
      await world.limits.take('favorite', request, me(request).id)
      return service.remove(me(request), params.siteId)
    },
  })
}
