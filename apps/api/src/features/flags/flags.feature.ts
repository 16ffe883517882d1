import { flags } from '@soundings/contract/flags'
import { defineFeature } from '#extension-points/feature.ts'
import { flagsRoutes } from './flags.routes.ts'
import { flagsService } from './flags.service.ts'

/** Which features of the page are switched on, and for whom. */
export const flagsFeature = defineFeature({
  contract: { flags },
  routes: (api, context) => flagsRoutes(api, flagsService(context)),
})
