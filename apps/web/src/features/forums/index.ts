import { lazy } from 'react'

export { forumsFeature } from './forums.feature.ts'
export { forumNotificationIcons } from './notification-icons.ts'

const parts = () => import('./components.ts')

/** The way to write a post. Render inside Suspense. */
export const CreatePost = lazy(async () => ({ default: (await (await parts()).loadCreatePost()).CreatePost }))

/** What divers talk about at a site. Render inside Suspense. */
export const SiteTalk = lazy(async () => {
  const { SiteTalk } = await (await parts()).loadSiteTalk()
  return { default: SiteTalk }
})

/** How many threads there are about a site. Render inside Suspense. */
export const SiteTalkCount = lazy(async () => {
  const { SiteTalkCount } = await (await parts()).loadSiteTalkCount()
  return { default: SiteTalkCount }
})

/** What the members of a group, or the people of an event, talk about. Render inside Suspense. */
export const Talk = lazy(async () => {
  const { Talk } = await (await parts()).loadTalk()
  return { default: Talk }
})

/** A post at hand where a site is changed because of it. Render inside Suspense. */
export const FromPost = lazy(async () => {
  const { FromPost } = await (await parts()).loadFromPost()
  return { default: FromPost }
})

/** The kinds of what moderators decide about posts. */
export const loadForumReviewKinds = async () => (await parts()).loadReviewKinds()

/** The way to the categories, for admins. Render inside Suspense. */
export const ManageCategories = lazy(async () => {
  const { ManageButton } = await (await parts()).loadManageButton()
  return { default: ManageButton }
})
