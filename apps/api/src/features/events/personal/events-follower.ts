import { plural } from '@soundings/rules/phrases'
import { newsByPerson } from '@soundings/rules/site-news'
import { z } from 'zod'
import type { SiteFollower } from '#extension-points/site-follower.ts'
import { detachEvents, findOrganisersAt, returnEvents, transferEvents } from './events-at-site.repo.ts'

const Kept = z.object({ events: z.array(z.string()) })

const stay = (count: number) =>
  plural(count, {
    one: 'Your event there stays, without the site.',
    other: 'Your # events there stay, without the site.',
  })

/** Events go along with a site that is merged; where one ends they stay, with the place in words and on the map. */
export const eventsFollower: SiteFollower = {
  name: 'events',
  tables: ['events'],
  merge: async (tx, { from, into }) => ({
    kept: { events: await transferEvents(tx, from.id, into.id) } satisfies z.input<typeof Kept>,
  }),
  unmerge: async (tx, { siteId, outOf, kept }) => {
    const { success, data } = Kept.safeParse(kept)
    if (success) await returnEvents(tx, { outOf, siteId, ids: data.events })
    return {}
  },
  end: async (tx, { siteId }) => {
    const organisers = await findOrganisersAt(tx, siteId)
    await detachEvents(tx, siteId)
    return { news: newsByPerson(organisers, 'info', stay) }
  },
}
