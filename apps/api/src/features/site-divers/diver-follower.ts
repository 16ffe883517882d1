import type { SiteFollower } from '#extension-points/site-follower.ts'
import { deleteDiversAt, returnDivers, transferDivers } from './divers-at-site.repo.ts'

/** Who dives at a merged site dives at the other one too. */
export const diverFollower: SiteFollower = {
  name: 'divers',
  tables: ['site_divers'],
  merge: async (tx, { from, into }) => {
    await transferDivers(tx, from.id, into.id)
    return {}
  },
  unmerge: async (tx, { siteId, outOf, led }) => {
    await returnDivers(tx, outOf, [siteId, ...led])
    return {}
  },
  end: async (tx, { siteId }) => {
    await deleteDiversAt(tx, siteId)
    return {}
  },
}
