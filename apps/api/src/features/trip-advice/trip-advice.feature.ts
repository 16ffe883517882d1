import { tripAdvice } from '@soundings/contract/trip-advice'
import { defineFeature } from '#extension-points/feature.ts'
import { sitesFeature } from '#features/sites/index.ts'
import { tripsFeature } from '#features/trips/index.ts'
import { openCosts } from './costs/costs.service.ts'
import { destinationsService } from './destinations/destinations.service.ts'
import { destinationSearch } from './destinations/search.service.ts'
import { insightsService } from './insights/insights.service.ts'
import { personalAdvice } from './personal/personal-advice.ts'
import { openAdvicePlaces } from './places/advice-places.service.ts'
import { recommendationsService } from './recommending/recommendations.service.ts'
import { tripAdviceLimits } from './trip-advice.limits.ts'
import { tripAdviceRoutes } from './trip-advice.routes.ts'
import { warningsService } from './warnings/warnings.service.ts'

/** Advice about trips: where to go and when, and what to mind. */
export const tripAdviceFeature = defineFeature({
  contract: { tripAdvice },
  limits: tripAdviceLimits,
  needs: { sites: sitesFeature, trips: tripsFeature },
  personalData: () => [personalAdvice],
  open: (context, { sites: { catalogue, places, sites }, trips: { trips } }) => {
    const advice = openAdvicePlaces(context)
    const destinations = destinationsService({ catalogue, places })
    const costs = openCosts(context)
    const readTrip = trips.reading.get
    return {
      advice,
      costs,
      recommending: recommendationsService({ places: advice, costs, destinations, sites }),
      insights: insightsService({ ...context, places: advice, destinations, readTrip }),
      warnings: warningsService({ ...context, sites, readTrip }),
      search: destinationSearch({ places, advice, destinations }),
    }
  },
  routes: (api, { limits }, services) => tripAdviceRoutes(api, { ...services, limits }),
  close: ({ advice, costs }) => Promise.all([advice.close(), costs.close()]),
})
