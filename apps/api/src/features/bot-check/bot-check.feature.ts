import { botCheck } from '@soundings/contract/bot-check'
import { defineFeature } from '#extension-points/feature.ts'
import { botCheckLimits } from './bot-check.limits.ts'
import { botCheckRoutes } from './bot-check.routes.ts'
import { botCheckService } from './bot-check.service.ts'

/** Telling people from programs. */
export const botCheckFeature = defineFeature({
  contract: { botCheck },
  limits: botCheckLimits,
  open: (context) => ({ bots: botCheckService(context) }),
  routes: (api, _context, { bots }) => botCheckRoutes(api, bots),
})
