import { configuration } from '@soundings/contract/configuration'
import { defineFeature } from '#extension-points/feature.ts'
import { configurationRoutes } from './configuration.routes.ts'
import { broadcastService } from './configuration.service.ts'

/** What the operator of the server has set up and wants to say. */
export const configurationFeature = defineFeature({
  contract: { configuration },
  jobs: (context) =>
    context.jobs.repeat('forget-ended-broadcasts', '11 3 * * *', broadcastService(context).forgetEnded),
  routes: (api, context) =>
    configurationRoutes(api, context, {
      bases: context.bases,
      outbox: context.mailReaders.people ? '/dev/outbox' : null,
    }),
})
