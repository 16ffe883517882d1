// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadPersonActions = () => import('./PersonActions.tsx')
export const loadInviteByName = () => import('./invite/InviteByName.tsx')
export const loadKeptAwayLists = () => import('./KeptAwayLists.tsx')
