import { settings } from '@soundings/contract/settings'
import { defineFeature } from '#extension-points/feature.ts'
import { settingsRoutes } from './settings.routes.ts'
import { personalSettings } from './settings.service.ts'

/** How people want to see and type things, on all their devices. */
export const settingsFeature = defineFeature({
  contract: { settings },
  personalData: () => [personalSettings],
  routes: (api, context) => settingsRoutes(api, context),
})
