import type { PendingItem } from '@soundings/contract/moderation'
import { because } from '@soundings/rules/moderation'
import { sitePath } from '@soundings/rules/share'
import { z } from 'zod'
import { Refusal } from '#src/refusal.ts'
import { emptyPreview, type Reviewable } from '#src/reviewable.ts'
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

const Before = z.object({
  version: z.number(),
  approvedBy: z.string().nullable(),
  rejectionReason: z.string().nullable(),
})

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

  decide: async (tx, id, { outcome, reason, by, at, seen }) => {
    const site = await lockSiteState(tx, id)
    if (site?.approvalStatus !== 'pending') return undefined
    if (seen !== undefined && seen !== site.version)
      throw new Refusal(409, 'This site was changed a moment ago. Please look at it again.', {
        code: 'changed-since',
      })
    const { version, approvedBy, rejectionReason, createdBy } = site
    const columns =
      outcome === 'approved'
        ? { approvalStatus: outcome, approvedBy: by.id, rejectionReason: null }
        : { approvalStatus: outcome, rejectionReason: reason }
    await changeSite(tx, { siteId: id, columns, kind: outcome, by: by.id, at, note: reason })
    return {
      title: site.siteName,
      authorId: createdBy,
      before: { version, approvedBy, rejectionReason } satisfies z.input<typeof Before>,
    }
  },

  revert: async (tx, id, { before, outcome, by, at }) => {
    const { version, approvedBy, rejectionReason } = Before.parse(before)
    const site = await lockSiteState(tx, id)
    if (site?.approvalStatus !== outcome || site.version !== version) return false
    const columns = { approvalStatus: 'pending' as const, approvedBy, rejectionReason }
    await changeSite(tx, { siteId: id, columns, kind: 'reopened', by: by.id, at })
    return true
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
