import { diveLog } from '@soundings/contract/dive-log'
import { defineFeature } from '#extension-points/feature.ts'
import { mediaFeature } from '#features/media/index.ts'
import { diveLogLimits } from './dive-log.limits.ts'
import { diveLogRoutes } from './dive-log.routes.ts'
import { diveFollower } from './following/dive-follower.ts'
import { personalDives } from './personal/personal-dives.ts'
import { sharingService } from './sharing/sharing.service.ts'
import { removalService } from './writing/removal.service.ts'

/** The private dive log of each member. */
export const diveLogFeature = defineFeature({
  contract: { diveLog },
  limits: diveLogLimits,
  // A dive shows photos, which an account leaves before it.
  needs: { media: mediaFeature },
  personalData: () => [personalDives],
  siteFollowers: [diveFollower],
  jobs: (context) =>
    context.jobs.repeat('empty-dive-trash', '41 3 * * *', removalService(context).emptyTrash),
  open: (context, { media: { pictures } }) => ({
    sharing: sharingService(context, { origin: context.origin, pictures }),
  }),
  routes: (api, context, { sharing }) => diveLogRoutes(api, context, sharing),
})
