/** The forums: their tab of the community hub, a page for each category and thread, and where one writes and searches. */
export const forumPages = {
  forums: '/community/forums',
  newThread: '/community/forums/new',
  forumSearch: '/community/forums/search',
  thread: '/community/forums/threads/:threadId',
  threadWithName: '/community/forums/threads/:threadId/:slug',
  category: '/community/forums/:category',
} as const

/** What no category may be called, as these addresses are taken. */
export const takenCategorySlugs: readonly string[] = ['new', 'search', 'threads', 'groups']

export const forumsPath = forumPages.forums
export const forumSearchPath = forumPages.forumSearch
export const categoryPath = (slug: string): string => `${forumsPath}/${slug}`
/** A thread, at one of its posts where its number or its id is given; `slug` is made of the title and may be anything. */
export const threadPath = (
  { id, slug }: { id: string; slug?: string },
  at?: { n: number } | { post: string },
): string => {
  const path = `${forumsPath}/threads/${id}${slug ? `/${slug}` : ''}`
  if (at === undefined) return path
  return 'n' in at ? `${path}?at=${at.n}` : `${path}?post=${at.post}`
}

/** The Atom feeds of a category and of a thread. */
export const forumFeeds = {
  category: '/community/forums/:category/feed.atom',
  thread: '/community/forums/threads/:threadId/feed.atom',
} as const
export const categoryFeedPath = (slug: string): string => `${categoryPath(slug)}/feed.atom`
export const threadFeedPath = (id: string): string => `${forumsPath}/threads/${id}/feed.atom`
