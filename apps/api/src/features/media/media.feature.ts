import { avatars } from '@soundings/contract/avatars'
import { media } from '@soundings/contract/media'
import { defineFeature } from '#extension-points/feature.ts'
import { botCheckFeature } from '#features/bot-check/index.ts'
import { moderationFeature } from '#features/moderation/index.ts'
import { sitesChanged, sitesFeature } from '#features/sites/index.ts'
import { createReplyCache } from '#http/reply-cache.ts'
import { handlesChanged } from '#shared/handles-changed.ts'
import { avatarRoutes } from './avatars/avatars.routes.ts'
import { photoFollower } from './following/photo-follower.ts'
import { photoLimits } from './media.limits.ts'
import { mediaRoutes } from './media.routes.ts'
import { personalPhotos } from './personal/personal-photos.ts'
import { publicPhotosChanged } from './photo-changes.ts'
import { removePhotoFiles } from './photo-files.ts'
import { removeUnusedLater } from './private/unused-photos.service.ts'
import { renderPhotos } from './renditions/render-photos.ts'
import { flaggedPhotos } from './review/flagged-photos.service.ts'
import { reviewedPhotos } from './review/reviewed-photos.service.ts'
import { servingRoutes } from './serving/serving.routes.ts'
import { servingService } from './serving/serving.service.ts'
import { sweepPhotos } from './stores/sweep.service.ts'
import { uploadRoutes } from './upload/upload.routes.ts'

/** Photos of sites, and the pictures of people. */
export const mediaFeature = defineFeature({
  contract: { media, avatars },
  limits: photoLimits,
  needs: { botCheck: botCheckFeature, moderation: moderationFeature, sites: sitesFeature },
  reviewables: [reviewedPhotos],
  flaggables: [flaggedPhotos],
  personalData: ({ jobs }) => [personalPhotos(jobs)],
  siteFollowers: [photoFollower],
  jobs: (context) => {
    removePhotoFiles(context)
    renderPhotos(context)
    sweepPhotos(context)
    removeUnusedLater(context)
  },
  open: (context) => ({ pictures: servingService(context) }),
  routes: (api, context, { botCheck: { bots }, moderation, sites: { sites }, pictures }) => {
    const cache = createReplyCache(context.changes, [publicPhotosChanged, sitesChanged, handlesChanged])
    mediaRoutes(api, context, { ends: moderation.endsOf('media'), cache })
    uploadRoutes(api, context, { bots, sites })
    servingRoutes(api, pictures)
    avatarRoutes(api, context)
  },
})
