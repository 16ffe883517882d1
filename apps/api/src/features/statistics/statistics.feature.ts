import { statistics } from '@soundings/contract/statistics'
import { statisticsLimits } from '@soundings/contract/statistics-fields'
import { defineFeature } from '#extension-points/feature.ts'
import { eventChanges } from '#features/events/index.ts'
import { threadChanges } from '#features/forum/index.ts'
import { groupChanges } from '#features/groups/index.ts'
import { publicPhotosChanged } from '#features/media/index.ts'
import { peopleFeature } from '#features/people/index.ts'
import { publicReportsChanged } from '#features/reports/index.ts'
import { sitesChanged, sitesFeature } from '#features/sites/index.ts'
import { createReplyCache } from '#http/reply-cache.ts'
import { dailyViews } from '#shared/daily-views.ts'
import { handlesChanged } from '#shared/handles-changed.ts'
import { activityService } from './activity/activity.service.ts'
import { openFolding } from './counting/folding.ts'
import { statisticsTallies } from './counting/tallies.ts'
import { readingService } from './reading/reading.service.ts'
import { statisticsRoutes } from './statistics.routes.ts'
import { talliesChanged } from './tallies-changed.ts'
import { viewFollower } from './views/view-follower.ts'
import { addSiteViews, forgetViewsBefore } from './views/views.repo.ts'

const day = 86_400_000

/** What answers show beside figures: names of sites, of people, and of what became public. */
const shownBesides = [
  sitesChanged,
  publicPhotosChanged,
  publicReportsChanged,
  threadChanges,
  eventChanges,
  groupChanges,
  handlesChanged,
]

/** What divers did together: figures, charts, and what became public. */
export const statisticsFeature = defineFeature({
  contract: { statistics },
  needs: { people: peopleFeature, sites: sitesFeature },
  siteFollowers: [viewFollower],
  tallies: statisticsTallies,
  open: (context, { people: { people }, sites: { places } }) => {
    const folding = openFolding(context, shownBesides)
    return {
      folding,
      /** For answers made of the tallies: emptied once a second at most. */
      cache: createReplyCache(folding.changes, talliesChanged),
      reading: readingService({ ...context, places }),
      activity: activityService({ ...context, people }),
      views: dailyViews(context, (views, on) => addSiteViews(context.db, on, views)),
    }
  },
  jobs: ({ jobs, db, clock }) =>
    void jobs.repeat('forget-site-views', '41 3 * * *', () =>
      forgetViewsBefore(
        db,
        new Date(clock().getTime() - (statisticsLimits.viewDays - 1) * day).toISOString().slice(0, 10),
      ),
    ),
  routes: (api, context, services) => statisticsRoutes(api, context, services),
  close: async ({ folding, views }) => {
    await views.close()
    await folding.close()
  },
})
