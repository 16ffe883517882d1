import { administrationPages as at } from '@soundings/contract/administration-pages'

/** The sections of the administration, in the order of their tabs; `words` are what else people may look for. */
export const sections = [
  { to: at.health, label: 'Health', words: 'status database disk mail files instances versions' },
  { to: at.jobs, label: 'Jobs', words: 'queue failed retry background' },
  { to: at.people, label: 'People', words: 'accounts groups roles grant moderators sessions sign out' },
  { to: at.audit, label: 'Audit log', words: 'who did what history csv' },
  { to: at.announcements, label: 'Announcements', words: 'broadcast messages banner maintenance' },
  { to: at.sites, label: 'Dive sites', words: 'sponsors featured embeddings bulk upload import' },
  { to: at.forums, label: 'Forums', words: 'categories' },
  { to: at.flags, label: 'Feature flags', words: 'switches experiments' },
  { to: at.sizes, label: 'Sizes', words: 'growth rows bytes storage' },
] as const
