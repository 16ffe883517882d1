// The pages by their files, but for Explore. It is a file of its own: the list of all that they need would be a
// considerable share of the first scripts of every page.

export const loadHomePage = () => import('./pages/HomePage.tsx')
export const loadNotFoundPage = () => import('./pages/NotFoundPage.tsx')
export const loadAddSitePage = () => import('./pages/AddSitePage.tsx')
export const loadEditSitePage = () => import('./pages/EditSitePage.tsx')
export const loadModerationPage = () => import('./pages/ModerationPage.tsx')
export const loadCommunityPage = () => import('./pages/CommunityPage.tsx')
