/** The pages of those who run the server: a section each, and an address that leads to the first. */
export const administrationPages = {
  home: '/admin',
  health: '/admin/health',
  jobs: '/admin/jobs',
  sizes: '/admin/sizes',
  sites: '/admin/sites',
  announcements: '/admin/announcements',
  forums: '/admin/forums',
  people: '/admin/people',
  flags: '/admin/flags',
  audit: '/admin/audit',
} as const
