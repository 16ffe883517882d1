/** The pages of dive sites. */
export const sitePages = {
  explore: '/explore',
  site: '/sites/:siteId',
  siteWithName: '/sites/:siteId/:slug',
  addSite: '/add-site',
  editSite: '/sites/:siteId/edit',
} as const
