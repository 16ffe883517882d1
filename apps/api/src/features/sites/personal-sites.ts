import type { PersonalData } from '#src/personal-data.ts'
import { deleteSitesOf, findSitesOf, forgetAuthor } from './sites-own.repo.ts'

/** Sites that somebody added are contributions: when their author leaves, they stay without a name or go too. */
export const personalSites: PersonalData = {
  name: 'sites',
  read: findSitesOf,
  leave: async (db, userId, how) => {
    if (how === 'delete') await deleteSitesOf(db, userId)
    await forgetAuthor(db, userId)
  },
}
