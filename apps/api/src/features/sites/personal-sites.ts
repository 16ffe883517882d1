import type { PersonalData } from '#src/personal-data.ts'
import { choosePictures } from './pictures/choose-pictures.ts'
import {
  deleteProposalsOf,
  deleteSitesOf,
  findChangesOf,
  findProposalsOf,
  findSitesOf,
  forgetAuthor,
  forgetNotes,
  forgetProposer,
} from './sites-own.repo.ts'

/** Sites that somebody added are contributions: when their author leaves, they stay without a name or go too. */
export const personalSites: PersonalData = {
  name: 'sites',
  read: findSitesOf,
  leave: async (db, userId, how) => {
    const freed = how === 'delete' ? await deleteSitesOf(db, userId) : []
    for (const siteId of freed) await choosePictures(db, siteId)
    await forgetAuthor(db, userId)
  },
}

/** So are the changes that they made or proposed: what became part of a site stays in it either way. */
export const personalSiteChanges: PersonalData = {
  name: 'site-changes',
  read: async (db, userId) => ({
    made: await findChangesOf(db, userId),
    proposed: await findProposalsOf(db, userId),
  }),
  leave: async (db, userId, how) => {
    if (how === 'delete') {
      await deleteProposalsOf(db, userId)
      await forgetNotes(db, userId)
    }
    await forgetProposer(db, userId)
  },
}
