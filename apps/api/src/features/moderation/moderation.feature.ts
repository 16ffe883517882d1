import { type FlaggedType, moderation } from '@soundings/contract/moderation'
import type { Db } from '#db/client.ts'
import { defineFeature } from '#extension-points/feature.ts'
import { notificationsFeature } from '#features/notifications/index.ts'
import { flagFollower } from './flag-follower.ts'
import { contentFlagsService } from './flags.service.ts'
import { moderationLimits } from './moderation.limits.ts'
import { moderationRoutes } from './moderation.routes.ts'
import { moderationService } from './moderation.service.ts'
import { followedModeration } from './moderation-topic.ts'
import { notifyOfDecisions } from './notify-decisions.service.ts'
import { personalModeration } from './personal-moderation.ts'
import { reviewedFlags } from './reviewed-flags.service.ts'

/** What waits for moderators, and what people object to. It knows none of the features that bring these things. */
export const moderationFeature = defineFeature({
  contract: { moderation },
  limits: moderationLimits,
  needs: { notifications: notificationsFeature },
  personalData: () => [personalModeration],
  siteFollowers: [flagFollower],
  streamTopics: [followedModeration],
  open: (context, { notifications: { notices } }) => {
    const flags = contentFlagsService(context)
    const reviewables = [...context.reviewables, reviewedFlags(context.flaggables)]
    return {
      flags,
      reviewables,
      decisions: moderationService({ ...context, reviewables }),
      /** What happens to pending items about something of this type, once it is gone. */
      endsOf: (type: FlaggedType) => ({
        notify: notices.notify,
        closeFlags: (tx: Db, id: string) => flags.close(tx, type, id),
      }),
    }
  },
  jobs: (context, { reviewables, notifications: { notices } }) =>
    notifyOfDecisions(context, { reviewables, notify: notices.notify }),
  routes: (api, { limits }, { decisions, flags }) =>
    moderationRoutes(api, { moderation: decisions, flags, limits }),
})
