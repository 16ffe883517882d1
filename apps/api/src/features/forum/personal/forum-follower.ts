import { plural } from '@soundings/rules/phrases'
import { newsByPerson } from '@soundings/rules/site-news'
import { z } from 'zod'
import type { SiteFollower } from '#extension-points/site-follower.ts'
import { detachThreads, findStartersAt, returnThreads, transferThreads } from './forum-at-site.repo.ts'

const Kept = z.object({ threads: z.array(z.string()) })

const stay = (count: number) =>
  plural(count, {
    one: 'Your thread about it stays in the forums, without the site.',
    other: 'Your # threads about it stay in the forums, without the site.',
  })

/** Threads go along with a site that is merged; where one ends they stay in the forums, without it. */
export const forumFollower: SiteFollower = {
  name: 'forum',
  tables: ['forum_threads'],
  merge: async (tx, { from, into }) => ({
    kept: { threads: await transferThreads(tx, from.id, into.id) } satisfies z.input<typeof Kept>,
  }),
  unmerge: async (tx, { siteId, outOf, kept }) => {
    const { success, data } = Kept.safeParse(kept)
    if (success) await returnThreads(tx, { outOf, siteId, ids: data.threads })
    return {}
  },
  end: async (tx, { siteId }) => {
    const starters = await findStartersAt(tx, siteId)
    await detachThreads(tx, siteId)
    return { news: newsByPerson(starters, 'info', stay) }
  },
}
