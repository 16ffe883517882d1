import { administration } from '@soundings/contract/administration'
import { defineFeature } from '#extension-points/feature.ts'
import { administrationRoutes } from './administration.routes.ts'
import { heartbeat } from './health/heartbeat.ts'
import { sizesService } from './sizes/sizes.service.ts'

/** What those who run a server see and do without a shell. */
export const administrationFeature = defineFeature({
  contract: { administration },
  open: (context) => ({ beating: heartbeat(context), sizes: sizesService(context) }),
  jobs: (_, { sizes }) => sizes.register(),
  routes: (api, context, { beating, sizes }) => administrationRoutes(api, context, { beating, sizes }),
  close: ({ beating }) => beating.stop(),
})
