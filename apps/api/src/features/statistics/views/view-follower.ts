import type { SiteFollower } from '#extension-points/site-follower.ts'
import { deleteViewsOf, moveViews } from './views.repo.ts'

/** Views of a site stay with the place: with the site that it became part of, also after the two part. */
export const viewFollower: SiteFollower = {
  name: 'views',
  tables: ['site_views'],
  merge: async (tx, { from, into }) => {
    await moveViews(tx, from.id, into.id)
    return {}
  },
  unmerge: async () => ({}),
  end: async (tx, { siteId }) => {
    await deleteViewsOf(tx, siteId)
    return {}
  },
}
