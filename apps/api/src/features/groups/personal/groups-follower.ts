import { z } from 'zod'
import type { SiteFollower } from '#extension-points/site-follower.ts'
import { deleteHomesAt, returnHomes, transferHomes } from './homes-at-site.repo.ts'

const Kept = z.object({ groupIds: z.array(z.string()) })

/** The home of a group moves along when its site is merged, and is none when the site ends. */
export const groupsFollower: SiteFollower = {
  name: 'groups',
  tables: ['group_sites'],
  merge: async (tx, { from, into }) => ({
    kept: { groupIds: await transferHomes(tx, from.id, into.id) } satisfies z.input<typeof Kept>,
  }),
  unmerge: async (tx, { siteId, outOf, kept }) => {
    const { success, data } = Kept.safeParse(kept)
    if (success) await returnHomes(tx, { outOf, siteId, groupIds: data.groupIds })
    return {}
  },
  end: async (tx, { siteId }) => {
    await deleteHomesAt(tx, siteId)
    return {}
  },
}
