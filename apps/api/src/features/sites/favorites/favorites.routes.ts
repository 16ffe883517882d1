import { favorites } from '@soundings/contract/favorites'
import type { FastifyInstance } from 'fastify'
import { me } from '#http/access.ts'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { favoritesService } from './favorites.service.ts'

export const favoritesRoutes = (
  app: FastifyInstance,
  deps: Pick<Dependencies, 'db' | 'clock' | 'limits'>,
): void => {
  const service = favoritesService(deps)
  serveAll(app, favorites, {
    mine: (_, request) => service.of(me(request)),
    add: async ({ params }, request) => {
      await deps.limits.take('favorite', request, me(request).id)
      return service.add(me(request), params.siteId)
    },
    remove: async ({ params }, request) => {
      await deps.limits.take('favorite', request, me(request).id)
      return service.remove(me(request), params.siteId)
    },
  })
}
