import { tripAdvice } from '@soundings/contract/trip-advice'
import type { FastifyInstance } from 'fastify'
import type { RateLimits } from '#http/rate-limits.ts'
import { serveAll } from '#http/serve.ts'
import type { destinationSearch } from './destinations/search.service.ts'
import type { insightsService } from './insights/insights.service.ts'
import type { recommendationsService } from './recommending/recommendations.service.ts'

type Needs = {
  recommending: ReturnType<typeof recommendationsService>
  insights: ReturnType<typeof insightsService>
  search: ReturnType<typeof destinationSearch>
  limits: RateLimits
}

export const tripAdviceRoutes = (
  app: FastifyInstance,
  { recommending, insights, search, limits }: Needs,
): void => {
  const counted = <Answer>(request: Parameters<RateLimits['take']>[1], work: () => Promise<Answer>) =>
    limits.take('ask-trip-advice', request, request.person?.id).then(work)

  serveAll(app, tripAdvice, {
    recommendations: ({ body }, request) => counted(request, () => recommending.recommend(body)),
    insights: ({ body }, request) => counted(request, () => insights.of(request.person, body)),
    destinations: ({ query }) => search.search(query),
  })
}
