import { communityPages } from '@soundings/contract/community-pages'
import { eventsFeature } from '#features/events/index.ts'
import { forumsFeature } from '#features/forums/index.ts'
import { sitesFeature } from '#features/sites/index.ts'
import { defineFeature } from '#shared/feature.ts'
import { communityShortcuts } from './community-shortcuts.ts'
import { readMembersSearch } from './members/members-search.ts'

const parts = () => import('./components.ts')

/** The community hub and the list of its members. Other areas bring their tabs by `hubTabs` of their own manifests. */
export const communityFeature = defineFeature({
  // Sites come first in the navigation, forums and events among the tabs.
  needs: [sitesFeature, forumsFeature, eventsFeature],
  hubTabs: [
    {
      path: communityPages.members,
      label: 'Members',
      readSearch: readMembersSearch,
      load: async () => (await (await parts()).loadMembersTab()).MembersTab,
    },
  ],
  navigation: [
    {
      to: communityPages.community,
      label: 'Community',
      at: ['/community'],
      isForMembers: false,
      flag: 'community',
    },
  ],
  shortcuts: communityShortcuts,
  loadActions: async () => (await (await parts()).loadCommunityActions()).communityActions,
})
