import { map } from '@soundings/contract/map'
import { defineFeature } from '#extension-points/feature.ts'
import { sitesFeature } from '#features/sites/index.ts'
import { mapRoutes } from './map.routes.ts'
import { mapService } from './map.service.ts'

/** The tiles of the map. */
export const mapFeature = defineFeature({
  contract: { map },
  needs: { sites: sitesFeature },
  open: (context) => ({ tiles: mapService(context) }),
  routes: (api, _context, { tiles, sites: { sites, personal } }) =>
    mapRoutes(api, { map: tiles, sites, personal }),
  close: ({ tiles }) => tiles.close(),
})
