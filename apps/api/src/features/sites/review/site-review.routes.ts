import { siteReview } from '@soundings/contract/site-review'
import type { FastifyInstance } from 'fastify'
import { serveAll } from '#http/serve.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { removedSitesService } from './removed-sites.service.ts'

export const siteReviewRoutes = (app: FastifyInstance, deps: Pick<Dependencies, 'db' | 'clock'>): void => {
  const removed = removedSitesService(deps)
  serveAll(app, siteReview, { removed: ({ query }) => removed.list(query) })
}
