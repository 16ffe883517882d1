import type { PersonalData } from '#extension-points/personal-data.ts'
import { forgetHandlesOf, listFormerHandles } from '#features/people/index.ts'
import { deleteProfile, findChangeable } from './writing/profiles.repo.ts'

/** What people tell of themselves goes with the account, and their former handles are free. */
export const personalProfile: PersonalData = {
  name: 'profile',
  read: async (db, userId) => {
    const known = await findChangeable(db, userId)
    return {
      location: known?.location ?? null,
      languages: known?.languages ?? [],
      handleChangedAt: known?.handleChangedAt ?? null,
      formerHandles: await listFormerHandles(db, userId, new Date(0)),
    }
  },
  leave: async (db, userId) => {
    await forgetHandlesOf(db, userId)
    await deleteProfile(db, userId)
  },
}
