import type { Presence } from '@soundings/contract/presence'
import type { PersonalData } from '#extension-points/personal-data.ts'
import { meetPeople } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { deletePresenceOf, findSeen, forgetSeenBefore } from './presence.repo.ts'
import { seenWhen } from './seen.ts'

/** In milliseconds: what is older says nothing to anybody. */
const kept = 8 * 24 * 3_600_000

/** Who is online, as others may see it. */
export const presenceService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  /** Somebody who hides answers like somebody who was never here, and like nobody at all. */
  of: async (readerId: string, ids: string[]): Promise<{ items: Presence[] }> => {
    const [met, seen] = await Promise.all([meetPeople(db, readerId, ids), findSeen(db, ids)])
    const now = clock()
    const items = ids.map((id) => {
      const when = met.get(id)?.maySeePresence ? seenWhen(seen.get(id), now) : null
      return { id, isOnline: when === 'now', when }
    })
    return { items }
  },

  forgetOld: () => forgetSeenBefore(db, new Date(clock().getTime() - kept)),
})

/** When somebody was last here goes with the account. */
export const personalPresence: PersonalData = {
  name: 'presence',
  read: async (db, userId) => ({ seenAt: (await findSeen(db, [userId])).get(userId)?.toISOString() ?? null }),
  leave: deletePresenceOf,
}
