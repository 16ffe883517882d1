import { Uuid } from '@soundings/contract/common'
import { presenceTopic } from '@soundings/contract/presence'
import { maySeePresence, relationOf, withPrivacy } from '@soundings/rules/privacy'
import type { StreamTopic } from '#extension-points/stream-topic.ts'
import { findPairs } from './presence.repo.ts'
import { idsIn, presenceChanged } from './presence-changes.ts'

/** Whoever may see whether somebody is online hears when that changes, for as long as they have them on screen. */
export const followedPresence: StreamTopic = {
  name: presenceTopic.name,
  changes: [presenceChanged],
  idsIn,
  isSilent: true,
  may: async (db, asked) => {
    const real = asked.filter(({ id }) => Uuid.safeParse(id).success)
    const pairs = real.map(({ id, listener }) => ({ readerId: listener.id, personId: id }))
    const found = await findPairs(db, pairs)
    const allowed = new Set(
      real.filter((_, at) => {
        const [pair, row] = [pairs[at], found[at]]
        if (!pair || !row) return false
        const relation = relationOf({ ...pair, areBuddies: row.are_buddies, isBlocked: row.is_blocked })
        return maySeePresence(withPrivacy(row.privacy), relation)
      }),
    )
    return asked.map((one) => allowed.has(one))
  },
}
