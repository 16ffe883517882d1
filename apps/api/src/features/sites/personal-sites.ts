import type { Db } from '#db/client.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import type { SiteEvents } from '#extension-points/site-follower.ts'
import { callFollowers } from './editing/call-followers.ts'
import { endSite } from './editing/ending.service.ts'
import {
  deleteProposalsOf,
  findChangesOf,
  findForeignMergedInto,
  findProposalsOf,
  findSiteIdsOf,
  findSitesOf,
  forgetAuthor,
  forgetNotes,
  forgetProposer,
  standAlone,
} from './sites-own.repo.ts'

/**
 * Deletes the sites that a person added. Sites of others that were merged into them stand on their own again, with all
 * that they brought along: nothing else would lead to them.
 */
const endSitesOf = async (tx: Db, userId: string, events: SiteEvents): Promise<void> => {
  const own = await findSiteIdsOf(tx, userId)
  for (const { siteId, outOf } of await findForeignMergedInto(tx, own, userId)) {
    await standAlone(tx, siteId)
    await callFollowers(events.followers, (each) =>
      each.unmerge(tx, { siteId, outOf, led: [], kept: undefined }),
    )
  }
  for (const siteId of own) await endSite(tx, { siteId, by: userId }, events)
}

/** Sites that somebody added are contributions: when their author leaves, they stay without a name or go too. */
export const personalSites = (events: SiteEvents): PersonalData => ({
  name: 'sites',
  read: findSitesOf,
  leave: async (db, userId, how) => {
    if (how === 'delete') await endSitesOf(db, userId, events)
    await forgetAuthor(db, userId)
  },
})

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
