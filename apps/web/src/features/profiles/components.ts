// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadProfilePage = () => import('./page/ProfilePage.tsx')
export const loadProfileActions = () => import('./profile-actions.ts')
