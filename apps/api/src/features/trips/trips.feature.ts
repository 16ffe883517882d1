import { trips } from '@soundings/contract/trips'
import { defineFeature } from '#extension-points/feature.ts'
import { notificationsFeature, notificationsService } from '#features/notifications/index.ts'
import { peopleFeature } from '#features/people/index.ts'
import { standingFeature } from '#features/standing/index.ts'
import { personalTrips } from './personal/personal-trips.ts'
import { tripsFollower } from './personal/trips-follower.ts'
import { tripsLimits } from './trips.limits.ts'
import { tripsRoutes } from './trips.routes.ts'
import { openTrips } from './trips.services.ts'
import { followedHere, followedTrips } from './trips-topics.ts'

/** Trips: plans of one person, or of several together. */
export const tripsFeature = defineFeature({
  contract: { trips },
  limits: tripsLimits,
  needs: { notifications: notificationsFeature, standing: standingFeature, people: peopleFeature },
  personalData: (deps) => [personalTrips({ clock: deps.clock, notify: notificationsService(deps).notify })],
  siteFollowers: [tripsFollower],
  streamTopics: [followedTrips, followedHere],
  open: (context, { notifications: { notices }, people: { people } }) => ({
    trips: openTrips(context, { people, notices }),
  }),
  jobs: ({ jobs }, { trips: { reminders, changing, here } }) => {
    jobs.repeat('remind-of-trips', '25 * * * *', reminders.remind)
    jobs.repeat('forget-old-trips', '31 3 * * *', changing.forgetOld)
    jobs.repeat('sweep-who-looks-at-trips', '*/10 * * * *', here.sweep)
  },
  routes: (api, { limits }, { trips: services, standing: { standings } }) =>
    tripsRoutes(api, services, { limits, standings }),
})
