import { tripAdvice } from '@soundings/contract/trip-advice'
import { tripTexts } from '@soundings/contract/trips'
import { defineFeature } from '#extension-points/feature.ts'
import { sitesFeature } from '#features/sites/index.ts'
import { HttpError } from '#shared/http-error.ts'
import { destinationsService } from './destinations/destinations.service.ts'
import { destinationSearch } from './destinations/search.service.ts'
import { insightsService, type ReadTrip } from './insights/insights.service.ts'
import { openAdvicePlaces } from './places/advice-places.service.ts'
import { recommendationsService } from './recommending/recommendations.service.ts'
import { tripAdviceLimits } from './trip-advice.limits.ts'
import { tripAdviceRoutes } from './trip-advice.routes.ts'
import { personalKnownWarnings } from './warnings/known.repo.ts'
import { warningsService } from './warnings/warnings.service.ts'

/** Advice about trips: where to go and when, and what to mind. */
export const tripAdviceFeature = defineFeature({
  contract: { tripAdvice },
  limits: tripAdviceLimits,
  needs: { sites: sitesFeature },
  personalData: () => [personalKnownWarnings],
  open: (context, { sites: { catalogue, places, sites } }) => {
    const advice = openAdvicePlaces(context)
    const destinations = destinationsService({ catalogue, places })
    const costs = { perDay: () => Promise.resolve(new Map<string, number>()) }
    const readTrip: ReadTrip = () => Promise.reject(new HttpError(404, tripTexts.noTrip))
    return {
      advice,
      recommending: recommendationsService({ places: advice, costs, destinations, sites }),
      insights: insightsService({ ...context, places: advice, destinations, readTrip }),
      warnings: warningsService({ ...context, sites, readTrip }),
      search: destinationSearch({ places, advice, destinations }),
    }
  },
  routes: (api, { limits }, services) => tripAdviceRoutes(api, { ...services, limits }),
  close: ({ advice }) => advice.close(),
})
