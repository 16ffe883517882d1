import { standing } from '@soundings/contract/standing'
import { defineFeature } from '#extension-points/feature.ts'
import { moderationFeature } from '#features/moderation/index.ts'
import { notificationsFeature } from '#features/notifications/index.ts'
import { flaggablePeople } from './flaggable-people.ts'
import { standingRoutes } from './standing.routes.ts'
import { personalStanding, standingService } from './standing.service.ts'

/** How people stand, by what is counted of them and what moderators decided. */
export const standingFeature = defineFeature({
  contract: { standing },
  needs: { moderation: moderationFeature, notifications: notificationsFeature },
  flaggables: [flaggablePeople],
  personalData: () => [personalStanding],
  open: (context, { moderation: { flags }, notifications: { notices } }) => ({
    standings: standingService({
      ...context,
      notify: notices.notify,
      reportersAmong: flags.reportersAmong,
    }),
  }),
  routes: (api, _context, { standings }) => standingRoutes(api, standings),
})
