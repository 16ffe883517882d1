// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadGroupsTab = () => import('./list/GroupsTab.tsx')
export const loadNewGroupPage = () => import('./form/NewGroupPage.tsx')
export const loadGroupPage = () => import('./page/GroupPage.tsx')
export const loadInvitationPage = () => import('./invitations/InvitationPage.tsx')
export const loadGroupsActions = () => import('./groups-actions.ts')
export const loadReviewKinds = () => import('./review/review-kinds.tsx')
