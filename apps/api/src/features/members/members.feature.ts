import { members } from '@soundings/contract/members'
import { defineFeature } from '#extension-points/feature.ts'
import { peopleFeature } from '#features/people/index.ts'
import { membersLimits } from './members.limits.ts'
import { membersRoutes } from './members.routes.ts'
import { membersService } from './members.service.ts'
import { followedMembers } from './members-topic.ts'

/** The members of the community: their list, and the search in it. */
export const membersFeature = defineFeature({
  contract: { members },
  limits: membersLimits,
  needs: { people: peopleFeature },
  streamTopics: [followedMembers],
  open: (context, { people: { people } }) => ({ members: membersService({ ...context, people }) }),
  routes: (api, context, { members: service }) => membersRoutes(api, context, service),
})
