import { profile } from '@soundings/contract/profile'
import { defineFeature } from '#extension-points/feature.ts'
import { certificationsFeature } from '#features/certifications/index.ts'
import { diveLogFeature } from '#features/dive-log/index.ts'
import { groupsFeature } from '#features/groups/index.ts'
import { leaderboardFeature } from '#features/leaderboard/index.ts'
import { mediaFeature } from '#features/media/index.ts'
import { peopleFeature } from '#features/people/index.ts'
import { reportsFeature } from '#features/reports/index.ts'
import { sitesFeature } from '#features/sites/index.ts'
import { handleService } from './handle/handle.service.ts'
import { personalProfile } from './personal-profile.ts'
import { profileLimits } from './profiles.limits.ts'
import { profilesRoutes } from './profiles.routes.ts'
import { listsService } from './reading/lists.service.ts'
import { readingService } from './reading/reading.service.ts'
import { ownService } from './writing/own.service.ts'

/** What each person tells of themselves, as each reader sees it. */
export const profilesFeature = defineFeature({
  contract: { profile },
  limits: profileLimits,
  // A profile gathers what these keep of a person.
  needs: {
    people: peopleFeature,
    sites: sitesFeature,
    media: mediaFeature,
    reports: reportsFeature,
    diveLog: diveLogFeature,
    certifications: certificationsFeature,
    groups: groupsFeature,
    leaderboard: leaderboardFeature,
  },
  personalData: () => [personalProfile],
  open: ({ db }, { people: { people } }) => ({ reading: readingService({ db, people }) }),
  routes: (api, context, { reading }) =>
    profilesRoutes(api, {
      limits: context.limits,
      reading,
      lists: listsService(context),
      own: ownService({ ...context, reading }),
      handles: handleService(context),
    }),
})
