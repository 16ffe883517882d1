import { live } from '@soundings/contract/live'
import { defineFeature } from '#extension-points/feature.ts'
import { liveLimits } from './live.limits.ts'
import { liveRoutes } from './live.routes.ts'
import { liveService } from './live.service.ts'

/** The stream of events: news of one's own, and topics that open pages follow. It knows none of the features that bring them. */
export const liveFeature = defineFeature({
  contract: { live },
  limits: liveLimits,
  open: (context) => ({
    live: liveService(context, {
      max: context.maxStreams,
      sources: context.streamSources,
      topics: context.streamTopics,
    }),
  }),
  routes: (api, { limits }, { live }) => liveRoutes(api, { ...live, limits }),
  stop: ({ live }) => live.close(),
})
