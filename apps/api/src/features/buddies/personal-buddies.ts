import type { PersonalData } from '#extension-points/personal-data.ts'
import { deleteAd, findAd } from './ads.repo.ts'
import { deletePairsOf, findPairsOf } from './pairs.repo.ts'

/** Who dives with whom goes with the account of either, and so does an ad. */
export const personalBuddies = (clock: () => Date): PersonalData => ({
  name: 'buddies',
  read: async (db, userId) => {
    const { userId: _, ...ad } = (await findAd(db, userId, '-infinity')) ?? { userId }
    return { ...(await findPairsOf(db, userId, clock())), ad }
  },
  leave: async (tx, userId) => {
    await deletePairsOf(tx, userId)
    await deleteAd(tx, userId)
  },
})
