import { groupsPages } from '@soundings/contract/groups-pages'
import { communityFeature } from '#features/community/index.ts'
import { defineFeature } from '#shared/feature.ts'
import { readGroupSearch, readGroupsSearch } from './groups-search.ts'
import { groupsShortcuts } from './groups-shortcuts.ts'

const parts = () => import('./components.ts')
const loadGroup = async () => (await (await parts()).loadGroupPage()).GroupPage

/** Clubs and circles of divers. */
export const groupsFeature = defineFeature({
  // Members come first among the tabs.
  needs: [communityFeature],
  hubTabs: [
    {
      path: groupsPages.groups,
      label: 'Groups',
      readSearch: readGroupsSearch,
      load: async () => (await (await parts()).loadGroupsTab()).GroupsTab,
    },
  ],
  pages: [
    {
      path: groupsPages.newGroup,
      load: async () => (await (await parts()).loadNewGroupPage()).NewGroupPage,
    },
    { path: groupsPages.group, readSearch: readGroupSearch, load: loadGroup },
    { path: groupsPages.groupWithName, readSearch: readGroupSearch, load: loadGroup },
    {
      path: groupsPages.invitation,
      load: async () => (await (await parts()).loadInvitationPage()).InvitationPage,
    },
  ],
  shortcuts: groupsShortcuts,
  loadActions: async () => (await (await parts()).loadGroupsActions()).groupsActions,
})
