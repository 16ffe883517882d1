/** The pages of the community: the hub, which leads to its first tab, and a page for each tab. */
export const communityPages = { community: '/community', members: '/community/members' } as const

/** Where people find others to dive with. */
export const buddiesPath = '/buddies'
