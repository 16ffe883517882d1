// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadForumsTab = () => import('./list/ForumsTab.tsx')
export const loadCreatePost = () => import('./list/CreatePost.tsx')
export const loadCategoryPage = () => import('./list/CategoryPage.tsx')
export const loadThreadPage = () => import('./thread/ThreadPage.tsx')
export const loadNewThreadPage = () => import('./write/NewThreadPage.tsx')
export const loadForumSearchPage = () => import('./search/ForumSearchPage.tsx')
export const loadPostKind = () => import('./write/outbox/post-kind.ts')
export const loadForumActions = () => import('./forum-actions.ts')
export const loadSiteTalk = () => import('./site/SiteTalk.tsx')
export const loadTalk = () => import('./talk/Talk.tsx')
export const loadFromPost = () => import('./site/FromPost.tsx')
export const loadReviewKinds = () => import('./review/review-kinds.tsx')
