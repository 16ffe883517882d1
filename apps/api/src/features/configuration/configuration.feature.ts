import { configuration } from '@soundings/contract/configuration'
import { defineFeature } from '#extension-points/feature.ts'
import { configurationRoutes } from './configuration.routes.ts'

/** What the operator of the server has set up and wants to say. */
export const configurationFeature = defineFeature({
  contract: { configuration },
  routes: (api, context) =>
    configurationRoutes(api, context, {
      bases: context.bases,
      outbox: context.mailReaders.people ? '/dev/outbox' : null,
    }),
})
