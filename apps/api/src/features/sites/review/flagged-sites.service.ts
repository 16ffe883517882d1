import type { FlaggedSite } from '@soundings/contract/site-review'
import { sitePath } from '@soundings/rules/share'
import { z } from 'zod'
import type { Flaggable, Subject } from '#extension-points/flaggable.ts'
import { changeSite } from '../editing/change-site.ts'
import { sitesAround } from './around.ts'
import { findReviewedSite, findSiteStates, lockSiteState, type SiteState } from './reviewed-sites.repo.ts'

const Before = z.object({ version: z.number(), rejectionReason: z.string().nullable() })

const toSubject = ({ id, slug, siteName, createdBy, approvalStatus }: SiteState): Subject => ({
  title: siteName,
  siteId: id,
  siteName,
  authorId: createdBy,
  path: sitePath({ id, slug }),
  isPublic: approvalStatus === 'approved',
})

/** Sites that people object to; one that is taken down is as if it had been rejected: its author may mend it. */
export const flaggedSites: Flaggable<FlaggedSite> = {
  type: 'dive_sites',
  ownWords: 'You added this site yourself. Edit it or propose a change instead.',
  find: async (db, ids) => {
    const found = ids.length === 0 ? [] : await findSiteStates(db, ids)
    return new Map(found.map((site) => [site.id, toSubject(site)]))
  },

  show: async (db, id) => {
    const found = await findReviewedSite(db, id)
    if (!found) return undefined
    const { site } = found
    return { type: 'dive_sites', site, nearby: await sitesAround(db, site) }
  },

  takeDown: async (tx, id, { by, at, reason }) => {
    const site = await lockSiteState(tx, id)
    if (site?.approvalStatus !== 'approved') return undefined
    const columns = { approvalStatus: 'rejected' as const, rejectionReason: reason }
    await changeSite(tx, { siteId: id, columns, kind: 'rejected', by, at, note: reason })
    const { version, rejectionReason } = site
    return { version, rejectionReason } satisfies z.input<typeof Before>
  },

  putBack: async (tx, id, { before, by, at }) => {
    const { version, rejectionReason } = Before.parse(before)
    const site = await lockSiteState(tx, id)
    if (site?.approvalStatus !== 'rejected' || site.version !== version) return false
    const columns = { approvalStatus: 'approved' as const, rejectionReason }
    await changeSite(tx, { siteId: id, columns, kind: 'undone', by, at })
    return true
  },
}
