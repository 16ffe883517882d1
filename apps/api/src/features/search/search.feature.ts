import { search } from '@soundings/contract/search'
import { defineFeature } from '#extension-points/feature.ts'
import { forumFeature } from '#features/forum/index.ts'
import { sitesFeature } from '#features/sites/index.ts'
import { openSearch } from './open-search.ts'
import { searchLimits } from './search.limits.ts'
import { searchRoutes } from './search.routes.ts'

/** The assistant: questions in plain words. */
export const searchFeature = defineFeature({
  contract: { search },
  limits: searchLimits,
  needs: { forum: forumFeature, sites: sitesFeature },
  open: (context, { forum: { finding }, sites }) => openSearch(context, { ...sites, cite: finding.cite }),
  routes: (api, { limits, hasMock }, { search, backfill }) =>
    searchRoutes(api, { search, backfill, limits, hasMock }),
  close: (assistant) => assistant.close(),
})
