import { groups } from '@soundings/contract/groups'
import { groupLimits } from '@soundings/contract/groups-fields'
import { defineFeature } from '#extension-points/feature.ts'
import { notificationsFeature, notificationsService } from '#features/notifications/index.ts'
import { standingFeature } from '#features/standing/index.ts'
import { groupsLimits } from './groups.limits.ts'
import { groupsRoutes } from './groups.routes.ts'
import { openGroups } from './groups.services.ts'
import { followedGroups } from './groups-topic.ts'
import { groupsFollower } from './personal/groups-follower.ts'
import { personalGroups } from './personal/personal-groups.ts'
import { recountActive } from './reading/groups.repo.ts'
import { flaggedGroups } from './safety/flagged-groups.service.ts'
import { reviewedGroups } from './safety/reviewed-groups.service.ts'

const day = 86_400_000

/** Groups: clubs and circles, who is in them, and what they share. */
export const groupsFeature = defineFeature({
  contract: { groups },
  limits: groupsLimits,
  needs: { notifications: notificationsFeature, standing: standingFeature },
  reviewables: [reviewedGroups],
  flaggables: [flaggedGroups],
  personalData: (deps) => [personalGroups({ notify: notificationsService(deps).notify })],
  siteFollowers: [groupsFollower],
  streamTopics: [followedGroups],
  open: (context, { notifications: { notices }, standing: { standings } }) =>
    openGroups(context, { standings, notices }),
  jobs: ({ jobs, db, clock }) =>
    jobs.repeat('count-active-in-groups', '41 2 * * *', () =>
      recountActive(db, new Date(clock().getTime() - groupLimits.activeDays * day)),
    ),
  routes: (api, { limits }, { standing: { standings }, notifications: _, ...services }) =>
    groupsRoutes(api, { limits, standings, ...services }),
})
