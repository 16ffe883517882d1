/** The groups: their tab of the community hub, where one begins one, and a page for each, with its tabs in `tab`. */
export const groupsPages = {
  groups: '/community/groups',
  newGroup: '/community/groups/new',
  group: '/community/groups/:groupId',
  groupWithName: '/community/groups/:groupId/:slug',
  invitation: '/invitations/:token',
} as const

/** The parts of a group’s page, by the `tab` of its address; the first one needs none. */
export const groupTabs = ['talk', 'events', 'members', 'logbook', 'sites'] as const
export type GroupTab = (typeof groupTabs)[number]

export const groupsPath = groupsPages.groups
/** A group, at one of its tabs; `slug` is made of the name and may be anything. */
export const groupPath = ({ id, slug }: { id: string; slug?: string }, tab?: GroupTab): string => {
  const path = slug ? `${groupsPath}/${id}/${slug}` : `${groupsPath}/${id}`
  return tab === undefined || tab === 'talk' ? path : `${path}?tab=${tab}`
}
export const invitationPath = (token: string): string => `/invitations/${token}`
