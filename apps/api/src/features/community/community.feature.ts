import { community } from '@soundings/contract/community'
import { defineFeature } from '#extension-points/feature.ts'
import { forumFeature } from '#features/forum/index.ts'
import { membersFeature } from '#features/members/index.ts'
import { communityRoutes } from './community.routes.ts'
import { communityService } from './community.service.ts'

/** The community as a whole: what its hub shows of each of its areas. */
export const communityFeature = defineFeature({
  contract: { community },
  needs: { members: membersFeature, forum: forumFeature },
  open: (_context, { members: { members }, forum: { forum } }) => ({
    hub: communityService({ members, forum }),
  }),
  routes: (api, { limits }, { hub }) => communityRoutes(api, hub, limits),
})
