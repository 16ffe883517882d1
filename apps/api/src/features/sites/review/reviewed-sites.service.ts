import type { PendingSite, SiteShown } from '@soundings/contract/site-review'
import { applyDecision, revertDecision } from '#extension-points/decision-columns.ts'
import { noTexts, type Reviewable } from '#extension-points/reviewable.ts'
import { changeSite } from '../editing/change-site.ts'
import { siteApproved, siteRejected } from '../site-notifications.ts'
import { sitesAround } from './around.ts'
import { lastActionOf } from './last-action.ts'
import {
  countPendingSites,
  findReviewedSite,
  findSiteStates,
  listPendingSites,
  lockSiteState,
  type PendingSiteRow,
} from './reviewed-sites.repo.ts'

const toItem = ({ id, siteName, version, ...site }: PendingSiteRow): PendingSite => ({
  ...noTexts,
  id,
  type: 'dive_sites',
  createdAt: (site.submittedAt ?? site.createdAt).toISOString(),
  title: siteName,
  siteId: id,
  siteName,
  description: site.description,
  authorHandle: site.authorHandle,
  version,
})

/** New sites, and those that their author mended after a rejection. */
export const reviewedSites: Reviewable<PendingSite, SiteShown> = {
  type: 'dive_sites',
  count: countPendingSites,
  list: async (db, after, limit) => (await listPendingSites(db, after, limit)).map(toItem),

  preview: async (db, id) => {
    const found = await findReviewedSite(db, id)
    if (!found?.isPending) return undefined
    const { site, version, waitsSince } = found
    const { siteName, description, creatorHandle, createdBy } = site
    const row = { id: site.id, siteName, description, version, authorHandle: creatorHandle }
    const item = toItem({ ...row, submittedAt: waitsSince, createdAt: waitsSince })
    return { shown: { ...item, site, nearby: await sitesAround(db, site) }, authorId: createdBy }
  },

  decide: async (tx, id, decision) => {
    const site = await lockSiteState(tx, id)
    if (site?.approvalStatus !== 'pending') return undefined
    const { columns, before } = applyDecision(site, decision, 'site')
    const { outcome, by, at, reason } = decision
    await changeSite(tx, { siteId: id, columns, kind: outcome, by: by.id, at, note: reason })
    return { title: site.siteName, authorId: site.createdBy, before }
  },

  revert: async (tx, id, { by, at, ...decided }) => {
    const columns = revertDecision(await lockSiteState(tx, id), decided)
    if (columns) await changeSite(tx, { siteId: id, columns, kind: 'reopened', by: by.id, at })
    return columns !== undefined
  },

  lastAction: (db, id) => lastActionOf(db, id, 'site'),

  news: async (db, id, { title, authorId, outcome, reason }) => {
    const [site] = await findSiteStates(db, [id])
    if (!site || authorId === null) return []
    const named = { ...site, siteName: title }
    const notification = outcome === 'approved' ? siteApproved(named) : siteRejected(named, reason)
    return [{ userId: authorId, notification }]
  },
}
