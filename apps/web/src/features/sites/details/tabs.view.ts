/** The tabs of a site, in their order. */
export const siteTabs = [
  { key: 'details', label: 'Site Details' },
  { key: 'reports', label: 'Dive Reports' },
  { key: 'gallery', label: 'Gallery' },
  { key: 'talk', label: 'Talk' },
] as const

export type SiteTab = (typeof siteTabs)[number]['key']
