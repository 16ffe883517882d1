// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadMembersTab = () => import('./members/MembersTab.tsx')
export const loadCommunityActions = () => import('./community-actions.ts')
