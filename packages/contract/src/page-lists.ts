// The pages of every feature, one line each. Nothing else may be imported here: the service worker brings it along.

export { buddiesPages } from './buddies-pages.ts'
export { certificationsPages } from './certifications-pages.ts'
export { communityPages } from './community-pages.ts'
export { diveLogPages } from './dive-log-pages.ts'
export { equipmentPages } from './equipment-pages.ts'
export { forumPages } from './forum-pages.ts'
export { messagesPages } from './messages-pages.ts'
export { moderationPages } from './moderation-pages.ts'
export { profilesPages } from './profiles-pages.ts'
export { sitePages } from './site-pages.ts'
export { systemPages } from './system-pages.ts'
