import { search } from '@soundings/contract/search'
import { defineFeature } from '#extension-points/feature.ts'
import { sitesFeature } from '#features/sites/index.ts'
import { openSearch } from './open-search.ts'
import { searchLimits } from './search.limits.ts'
import { searchRoutes } from './search.routes.ts'

/** The assistant: questions in plain words. */
export const searchFeature = defineFeature({
  contract: { search },
  limits: searchLimits,
  needs: { sites: sitesFeature },
  open: (context, { sites }) => openSearch(context, sites),
  routes: (api, { limits, hasMock }, { search, backfill }) =>
    searchRoutes(api, { search, backfill, limits, hasMock }),
  close: (assistant) => assistant.close(),
})
