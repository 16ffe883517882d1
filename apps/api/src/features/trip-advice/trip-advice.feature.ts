import { tripAdvice } from '@soundings/contract/trip-advice'
import { defineFeature } from '#extension-points/feature.ts'
import { sitesFeature } from '#features/sites/index.ts'
import { destinationsService } from './destinations/destinations.service.ts'
import { destinationSearch } from './destinations/search.service.ts'
import { insightsService } from './insights/insights.service.ts'
import { openAdvicePlaces } from './places/advice-places.service.ts'
import { recommendationsService } from './recommending/recommendations.service.ts'
import { tripAdviceLimits } from './trip-advice.limits.ts'
import { tripAdviceRoutes } from './trip-advice.routes.ts'

/** Advice about trips: where to go and when, and what to mind. */
export const tripAdviceFeature = defineFeature({
  contract: { tripAdvice },
  limits: tripAdviceLimits,
  needs: { sites: sitesFeature },
  open: (context, { sites: { catalogue, places, sites } }) => {
    const advice = openAdvicePlaces(context)
    const destinations = destinationsService({ catalogue, places })
    return {
      advice,
      recommending: recommendationsService({ places: advice, destinations, sites }),
      search: destinationSearch({ places, advice, destinations }),
    }
  },
  routes: (api, { limits }, services) => tripAdviceRoutes(api, { ...services, limits }),
  close: ({ advice }) => advice.close(),
})
