import { tripAdvice } from '@soundings/contract/trip-advice'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { me } from '#http/access.ts'
import type { RateLimits } from '#http/rate-limits.ts'
import { serveAll } from '#http/serve.ts'
import type { destinationSearch } from './destinations/search.service.ts'
import type { insightsService } from './insights/insights.service.ts'
import type { recommendationsService } from './recommending/recommendations.service.ts'
import type { warningsService } from './warnings/warnings.service.ts'

type Needs = {
  recommending: ReturnType<typeof recommendationsService>
  insights: ReturnType<typeof insightsService>
  search: ReturnType<typeof destinationSearch>
  warnings: ReturnType<typeof warningsService>
  limits: RateLimits
}

export const tripAdviceRoutes = (
  app: FastifyInstance,
  { recommending, insights, search, warnings, limits }: Needs,
): void => {
  const counted = <Answer>(request: FastifyRequest, work: () => Promise<Answer>) =>
    limits.take('ask-trip-advice', request, request.person?.id).then(work)

  serveAll(app, tripAdvice, {
    recommendations: ({ body }, request) => counted(request, () => recommending.recommend(body)),
    insights: ({ body }, request) => counted(request, () => insights.of(request.person, body)),
    destinations: ({ query }) => search.search(query),
    warnings: ({ params, query }, request) => warnings.of(me(request), params.tripId, query),
    know: ({ params: { tripId, key }, query }, request) => warnings.know(me(request), tripId, key, query),
    forget: ({ params: { tripId, key }, query }, request) => warnings.forget(me(request), tripId, key, query),
  })
}
