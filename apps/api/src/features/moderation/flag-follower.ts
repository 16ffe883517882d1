import type { Db } from '#db/client.ts'
import type { SiteFollower, SiteOutcome } from '#extension-points/site-follower.ts'
import { closeFlagsOf } from './flags.repo.ts'

const close = async (tx: Db, siteId: string): Promise<SiteOutcome> => {
  const reporters = new Set(await closeFlagsOf(tx, { type: 'dive_sites', itemId: siteId }))
  const sentence = 'Thanks for your report.'
  return { news: [...reporters].map((userId) => ({ userId, type: 'success', sentence })) }
}

/** What people object to in a site is settled when it is merged or goes, and stays settled when it comes back. */
export const flagFollower: SiteFollower = {
  name: 'flags',
  tables: [],
  merge: (tx, { from }) => close(tx, from.id),
  unmerge: async () => ({}),
  remove: (tx, { site }) => close(tx, site.id),
  end: (tx, { siteId }) => close(tx, siteId),
}
