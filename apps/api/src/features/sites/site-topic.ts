import { Uuid } from '@soundings/contract/common'
import { siteTopic } from '@soundings/contract/sites'
import type { StreamTopic } from '#extension-points/stream-topic.ts'
import { siteNews, sitePagesChanged, sitesChanged } from './site-changes.ts'
import { areSeen } from './sites-seen.repo.ts'
import { viewerOf } from './viewer.ts'

/** Whoever sees a site follows what is known of it and what hangs on it: its photos and dive reports. */
export const followedSites: StreamTopic = {
  name: siteTopic.name,
  changes: [sitesChanged, sitePagesChanged, siteNews],
  may: async (db, asked) => {
    const real = asked.filter(({ id }) => Uuid.safeParse(id).success)
    const seen = await areSeen(
      db,
      real.map(({ id, listener }) => ({ siteId: id, viewer: viewerOf(listener) })),
    )
    const allowed = new Set(real.filter((_, at) => seen[at]))
    return asked.map((one) => allowed.has(one))
  },
}
