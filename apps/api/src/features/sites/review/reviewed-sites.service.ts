import type { PendingItem } from '@soundings/contract/moderation'
import { because } from '@soundings/rules/moderation'
import { sitePath } from '@soundings/rules/share'
import { emptyPreview, type Reviewable } from '#src/reviewable.ts'
import { judge, unjudge } from '#src/verdict.ts'
import { changeSite } from '../editing/change-site.ts'
import { sitesAround } from './around.ts'
import { lastDeedOf } from './last-deed.ts'
import {
  countPendingSites,
  findReviewedSite,
  findSiteStates,
  listPendingSites,
  lockSiteState,
  type PendingSite,
} from './reviewed-sites.repo.ts'

const toItem = ({ id, siteName, version, ...site }: PendingSite): PendingItem => ({
  id,
  type: 'dive_sites',
  createdAt: (site.submittedAt ?? site.createdAt).toISOString(),
  title: siteName,
  siteId: id,
  siteName,
  caption: null,
  description: site.description,
  content: null,
  authorHandle: site.authorHandle,
  version,
  flag: null,
})

/** New sites, and those that their author mended after a rejection. */
export const reviewedSites: Reviewable = {
  type: 'dive_sites',
  count: countPendingSites,
  list: async (db, after, limit) => (await listPendingSites(db, after, limit)).map(toItem),

  preview: async (db, id) => {
    const found = await findReviewedSite(db, id)
    if (!found?.isPending) return undefined
    const { site, version, waitsSince } = found
    const { siteName, description, creatorHandle, coordinates, createdBy } = site
    const row = { id: site.id, siteName, description, version, authorHandle: creatorHandle }
    return {
      ...toItem({ ...row, submittedAt: waitsSince, createdAt: waitsSince }),
      ...emptyPreview,
      coordinates,
      site,
      nearby: await sitesAround(db, site),
      authorId: createdBy,
    }
  },

  decide: async (tx, id, verdict) => {
    const site = await lockSiteState(tx, id)
    if (site?.approvalStatus !== 'pending') return undefined
    const { columns, before } = judge(site, verdict, 'site')
    const { outcome, by, at, reason } = verdict
    await changeSite(tx, { siteId: id, columns, kind: outcome, by: by.id, at, note: reason })
    return { title: site.siteName, authorId: site.createdBy, before }
  },

  revert: async (tx, id, { by, at, ...decided }) => {
    const columns = unjudge(await lockSiteState(tx, id), decided)
    if (columns) await changeSite(tx, { siteId: id, columns, kind: 'reopened', by: by.id, at })
    return columns !== undefined
  },

  lastDeed: (db, id) => lastDeedOf(db, id, 'this'),

  news: async (db, id, { title, authorId, outcome, reason }) => {
    const [site] = await findSiteStates(db, [id])
    if (!site || authorId === null) return []
    const told =
      outcome === 'approved'
        ? ({ type: 'success', message: `“${title}” is approved: everybody can see your site now.` } as const)
        : ({
            type: 'warning',
            message: `Your site “${title}” was not approved${because(reason)} You can change it and send it again.`,
          } as const)
    return [{ userId: authorId, ...told, link: sitePath(site) }]
  },
}
