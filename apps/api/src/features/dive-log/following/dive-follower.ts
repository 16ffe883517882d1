import type { SiteFollower } from '#extension-points/site-follower.ts'
import { leaveSite, returnDives, transferDives } from './dives-at-site.repo.ts'

/**
 * A dive in a log says in its owner's words where it was, and those stay. It only points to a site of the catalogue: to
 * another one after a merge, and to none once the site is gone, which nobody needs to be told.
 */
export const diveFollower: SiteFollower = {
  name: 'dive-log',
  tables: ['dives'],
  merge: async (tx, { from, into }) => {
    await transferDives(tx, from.id, into.id)
    return {}
  },
  unmerge: async (tx, { siteId, outOf, led }) => {
    await returnDives(tx, outOf, siteId, led)
    return {}
  },
  end: async (tx, { siteId }) => {
    await leaveSite(tx, siteId)
    return {}
  },
}
