import { deletedForGood } from '@soundings/rules/site-news'
import type { Db } from '#db/client.ts'
import type { SiteEvents } from '#extension-points/site-follower.ts'
import { followSite } from './call-followers.ts'
import { deleteSite, lockSiteRow } from './changes.repo.ts'

/** Deletes a site for good, once everything that belongs to it went where its follower has it go; tells whose it was. */
export const endSite = async (
  tx: Db,
  { siteId, by }: { siteId: string; by: string | null },
  events: SiteEvents,
): Promise<void> => {
  const row = await lockSiteRow(tx, siteId)
  if (!row) return
  const wasPublic = row.approvalStatus === 'approved'
  const chapter = { ...deletedForGood(row.siteName), authorId: row.createdBy, by, link: null }
  await followSite(tx, chapter, events, (each) => each.end(tx, { siteId, wasPublic }))
  await deleteSite(tx, siteId)
}
