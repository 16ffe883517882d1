import { system } from '@soundings/contract/system'
import { defineFeature } from '#extension-points/feature.ts'
import { mapFeature } from '#features/map/index.ts'
import { sitesFeature } from '#features/sites/index.ts'
import { systemRoutes } from './system.routes.ts'

/** Whether the server runs, whether it is ready, and what it is. */
export const systemFeature = defineFeature({
  contract: { system },
  needs: { map: mapFeature, sites: sitesFeature },
  open: ({ onReady }, { map: { tiles }, sites: { catalogue, places } }) => {
    const parts = { map: tiles, sites: catalogue, places }
    // A server that stops before has nothing to say.
    Promise.all(Object.values(parts).map(({ ready }) => ready)).then(onReady, () => undefined)
    return { parts }
  },
  routes: (api, context, { map: { tiles }, parts }) =>
    systemRoutes(api, context, { ...context, parts, map: tiles }),
})
