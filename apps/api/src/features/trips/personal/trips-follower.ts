import { z } from 'zod'
import type { SiteFollower } from '#extension-points/site-follower.ts'
import { countChanges, leaveAsPlaces, returnStops, transferStops } from './stops-at-site.repo.ts'

const Kept = z.object({ stops: z.array(z.string()) })

/** Stops go along with a site that is merged; where one ends they stay as a place of its name. */
export const tripsFollower: SiteFollower = {
  name: 'trips',
  tables: ['trip_stops'],
  merge: async (tx, { from, into }) => {
    const { ids, tripIds } = await transferStops(tx, from.id, into.id)
    await countChanges(tx, tripIds)
    return { kept: { stops: ids } satisfies z.input<typeof Kept> }
  },
  unmerge: async (tx, { siteId, outOf, kept }) => {
    const { success, data } = Kept.safeParse(kept)
    if (success) await countChanges(tx, (await returnStops(tx, { outOf, siteId, ids: data.stops })).tripIds)
    return {}
  },
  end: async (tx, { siteId }) => {
    await countChanges(tx, (await leaveAsPlaces(tx, siteId)).tripIds)
    return {}
  },
}
