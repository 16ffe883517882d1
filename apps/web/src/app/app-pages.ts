import { communityPages } from '@soundings/contract/community-pages'
import { moderationPages } from '@soundings/contract/moderation-pages'
import { sitePages } from '@soundings/contract/site-pages'
import { systemPages } from '@soundings/contract/system-pages'
import type { Page } from '#shared/feature.ts'
import { id, readSaid } from '#shared/lib/said.ts'
import { readHomeSearch } from './home/home-search.ts'

const late = () => import('./lazy-pages.ts')

/** Which kind is shown, and which item is open. */
type ModerationSearch = { type?: string | undefined; item?: string | undefined }

/** The post in the forums because of which a site is changed. */
const editParts = { post: id }

/** The pages that put several features together; those of one feature are in its manifest. Explore is in the router. */
export const appPages = [
  {
    path: systemPages.home,
    readSearch: readHomeSearch,
    load: async () => (await (await late()).loadHomePage()).HomePage,
  },
  // Signed out, these two ask people to log in and then continue, so that nobody who follows a link here loses it.
  { path: sitePages.addSite, load: async () => (await (await late()).loadAddSitePage()).AddSitePage },
  {
    path: sitePages.editSite,
    readSearch: (said: Record<string, unknown>) => readSaid(editParts, said),
    load: async () => (await (await late()).loadEditSitePage()).EditSitePage,
  },
  {
    path: communityPages.community,
    load: async () => (await (await late()).loadCommunityPage()).CommunityPage,
  },
  {
    path: moderationPages.desk,
    readSearch: ({ type, item }: ModerationSearch): ModerationSearch => ({ type, item }),
    group: 'moderator',
    load: async () => (await (await late()).loadModerationPage()).ModerationPage,
  },
] as const satisfies readonly Page[]
