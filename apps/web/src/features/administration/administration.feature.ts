import { administrationPages as at } from '@soundings/contract/administration-pages'
import { IconServerCog } from '@tabler/icons-react'
import { moderationFeature } from '#features/moderation/index.ts'
import { defineFeature } from '#shared/feature.ts'
import { readAuditSearch, readJobsSearch, readPeopleSearch } from './administration-search.ts'
import { administrationShortcuts } from './administration-shortcuts.ts'

const parts = () => import('./components.ts')
const group = 'admin'

/** What those who run the server see and do. */
export const administrationFeature = defineFeature({
  // In the account’s menu, what waits for moderators comes first.
  needs: [moderationFeature],
  pages: [
    { path: at.home, group, load: async () => (await (await parts()).loadFrame()).ToFirstSection },
    { path: at.health, group, load: async () => (await parts()).loadHealth() },
    { path: at.jobs, group, readSearch: readJobsSearch, load: async () => (await parts()).loadJobs() },
    { path: at.sizes, group, load: async () => (await parts()).loadSizes() },
    { path: at.sites, group, load: async () => (await parts()).loadSites() },
    { path: at.announcements, group, load: async () => (await parts()).loadAnnouncements() },
    { path: at.forums, group, load: async () => (await parts()).loadForums() },
    { path: at.people, group, readSearch: readPeopleSearch, load: async () => (await parts()).loadPeople() },
    { path: at.flags, group, load: async () => (await parts()).loadFlags() },
    { path: at.audit, group, readSearch: readAuditSearch, load: async () => (await parts()).loadAudit() },
  ],
  accountPlaces: [{ label: 'Administration', icon: IconServerCog, to: at.home, group }],
  shortcuts: administrationShortcuts,
  loadActions: async () => (await (await parts()).loadActions()).administrationActions,
})
