import { drafts } from '@soundings/contract/drafts'
import { defineFeature } from '#extension-points/feature.ts'
import { draftsLimits } from './drafts.limits.ts'
import { draftsRoutes } from './drafts.routes.ts'
import { draftsService, personalDrafts } from './drafts.service.ts'

/** What members began to write and did not post. */
export const draftsFeature = defineFeature({
  contract: { drafts },
  limits: draftsLimits,
  personalData: () => [personalDrafts],
  open: (context) => ({ drafts: draftsService(context) }),
  jobs: ({ jobs }, { drafts: { forgetOld } }) => jobs.repeat('forget-old-drafts', '47 3 * * *', forgetOld),
  routes: (api, { limits }, { drafts }) => draftsRoutes(api, limits, drafts),
})
