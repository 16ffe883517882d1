import { community } from '@soundings/contract/community'
import { defineFeature } from '#extension-points/feature.ts'
import { eventsFeature } from '#features/events/index.ts'
import { forumFeature } from '#features/forum/index.ts'
import { groupsFeature } from '#features/groups/index.ts'
import { membersFeature } from '#features/members/index.ts'
import { communityRoutes } from './community.routes.ts'
import { communityService } from './community.service.ts'

/** The community as a whole: what its hub shows of each of its areas. */
export const communityFeature = defineFeature({
  contract: { community },
  needs: { members: membersFeature, events: eventsFeature, forum: forumFeature, groups: groupsFeature },
  open: (_context, { members: { members }, events: { events }, forum: { forum }, groups: { groups } }) => ({
    hub: communityService({ members, events: events.lists, forum, groups }),
  }),
  routes: (api, { limits }, { hub }) => communityRoutes(api, hub, limits),
})
