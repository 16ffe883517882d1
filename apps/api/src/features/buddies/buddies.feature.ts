import { buddies } from '@soundings/contract/buddies'
import { defineFeature } from '#extension-points/feature.ts'
import { notificationsFeature } from '#features/notifications/index.ts'
import { standingFeature } from '#features/standing/index.ts'
import { deleteEnded } from './ads.repo.ts'
import { buddiesLimits } from './buddies.limits.ts'
import { buddiesRoutes } from './buddies.routes.ts'
import { buddiesService } from './buddies.service.ts'
import { finderService } from './finder.service.ts'
import { forgetLapsed } from './pairs.repo.ts'
import { personalBuddies } from './personal-buddies.ts'

const twoDays = 2 * 24 * 3_600_000

/** Who dives with whom, and who looks for somebody to dive with. */
export const buddiesFeature = defineFeature({
  contract: { buddies },
  limits: buddiesLimits,
  needs: { notifications: notificationsFeature, standing: standingFeature },
  personalData: ({ clock }) => [personalBuddies(clock)],
  open: (context, { notifications: { notices }, standing: { standings } }) => ({
    pairs: buddiesService({ ...context, notify: notices.notify }),
    finder: finderService({ ...context, standings }),
  }),
  jobs: ({ jobs, db, clock }) =>
    jobs.repeat('forget-old-buddy-requests', '29 3 * * *', async () => {
      await forgetLapsed(db, clock())
      await deleteEnded(db, new Date(clock().getTime() - twoDays).toISOString().slice(0, 10))
    }),
  routes: (api, { limits }, { pairs, finder, standing: { standings } }) =>
    buddiesRoutes(api, { pairs, finder, standings, limits }),
})
