import { sampleThings } from '@soundings/contract/sample-things'
import { defineFeature } from '#extension-points/feature.ts'
import { sampleThingsRoutes } from './sample-things.routes.ts'
import { sampleThingsService } from './sample-things.service.ts'

/** Sample things. */
export const sampleThingsFeature = defineFeature({
  contract: { sampleThings },
  routes: (api, context) => sampleThingsRoutes(api, sampleThingsService(context)),
})
