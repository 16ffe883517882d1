import type { Site } from '@soundings/contract/sites'
import { levelOf } from '@soundings/rules/people'
import type { Standing } from '@soundings/rules/site-editing'
import type { Db } from '#db/client.ts'
import type { Person } from '#shared/person.ts'
import { toSite } from '../sites-rows.repo.ts'
import { findSiteSeenBy } from '../sites-seen.repo.ts'
import { viewerOf } from '../viewer.ts'
import { lockSiteRow, type SiteRow } from './changes.repo.ts'
import { notFound } from './errors.ts'

export type Opened = { row: SiteRow; site: Site; standing: Standing }

/** A site that somebody is about to change, kept from everybody else until the transaction ends; 404 if they do not see it. */
export const openSite = async (tx: Db, siteId: string, person: Person): Promise<Opened> => {
  const row = await lockSiteRow(tx, siteId)
  if (!row || row.approvalStatus === 'removed') throw notFound()
  const isOwn = row.createdBy === person.id
  const isSeen = row.approvalStatus === 'approved' || isOwn || viewerOf(person).isEditor
  if (!isSeen) throw notFound()
  return {
    row,
    site: toSite(row),
    standing: { level: levelOf(person.groups), isOwn, status: row.approvalStatus },
  }
}

/** A site as its reader sees it, after the change. */
export const seenAfter = async (db: Db, siteId: string, person: Person): Promise<Site> => {
  const site = await findSiteSeenBy(db, viewerOf(person), siteId)
  if (!site) throw notFound()
  return site
}
