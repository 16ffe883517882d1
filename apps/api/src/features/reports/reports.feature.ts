import { reports } from '@soundings/contract/reports'
import { defineFeature } from '#extension-points/feature.ts'
import { botCheckFeature } from '#features/bot-check/index.ts'
import { mediaFeature, publicPhotosChanged } from '#features/media/index.ts'
import { moderationFeature } from '#features/moderation/index.ts'
import { sitesChanged } from '#features/sites/index.ts'
import { createReplyCache } from '#http/reply-cache.ts'
import { handlesChanged } from '#shared/handles-changed.ts'
import { reportFollower } from './following/report-follower.ts'
import { personalReports } from './personal/personal-reports.ts'
import { publicReportsChanged } from './report-changes.ts'
import { reportLimits } from './reports.limits.ts'
import { reportsRoutes } from './reports.routes.ts'
import { flaggedReports } from './review/flagged-reports.service.ts'
import { reviewedReports } from './review/reviewed-reports.service.ts'

/** Dive reports, and what they say of a site together. */
export const reportsFeature = defineFeature({
  contract: { reports },
  limits: reportLimits,
  // A report shows photos, which an account leaves before it.
  needs: { botCheck: botCheckFeature, moderation: moderationFeature, media: mediaFeature },
  reviewables: [reviewedReports],
  flaggables: [flaggedReports],
  personalData: () => [personalReports],
  siteFollowers: [reportFollower],
  routes: (api, context, { botCheck: { bots }, moderation }) =>
    reportsRoutes(api, context, {
      bots,
      origin: context.origin,
      ends: moderation.endsOf('reports'),
      // A list says whose reports they are, at which site, and shows their photos.
      cache: createReplyCache(context.changes, [
        publicReportsChanged,
        publicPhotosChanged,
        sitesChanged,
        handlesChanged,
      ]),
    }),
})
