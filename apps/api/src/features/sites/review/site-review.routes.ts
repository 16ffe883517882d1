import { siteReview } from '@soundings/contract/moderation'
import type { FastifyInstance } from 'fastify'
import { serveAll } from '#http/serve.ts'
import type { World } from '#src/world.ts'
import { removedSitesService } from './removed-sites.service.ts'

export const siteReviewRoutes = (app: FastifyInstance, world: Pick<World, 'db' | 'clock'>): void => {
  const removed = removedSitesService(world)
  serveAll(app, siteReview, { removed: ({ query }) => removed.list(query) })
}
