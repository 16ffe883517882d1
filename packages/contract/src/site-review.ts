import { z } from 'zod'
import { Instant, Paging, page, Uuid } from './common.ts'
import { flaggedKind, reviewKind, version } from './review.ts'
import { feature, route } from './route.ts'
import { FactChange } from './site-editing.ts'
import { NearbySite, Site } from './sites.ts'

/** A site, and those around it: first those that it may repeat, then the nearest. */
const placed = { site: Site, nearby: z.array(NearbySite) }

/** New sites, and those that their author sent again. */
export const siteReviewKind = reviewKind('dive_sites', { item: { siteId: Uuid, version }, shown: placed })
export type PendingSite = z.output<typeof siteReviewKind.item>
export type SiteShown = z.output<typeof siteReviewKind.shown>
export type SitePreview = z.output<typeof siteReviewKind.preview>

/** Changes that somebody proposes: `description` is their note, `site` as it would be. */
export const proposalReviewKind = reviewKind('proposals', {
  item: { siteId: Uuid },
  shown: {
    ...placed,
    changes: z.array(FactChange),
    /** What has changed at the site since this was proposed. */
    conflicts: z.array(FactChange),
  },
})
export type PendingProposal = z.output<typeof proposalReviewKind.item>
export type ProposalShown = z.output<typeof proposalReviewKind.shown>
export type ProposalPreview = z.output<typeof proposalReviewKind.preview>

export const flaggedSiteKind = flaggedKind('dive_sites', placed)
export type FlaggedSite = z.output<typeof flaggedSiteKind.shown>

/** A site that was removed and can still be restored. `by`: who removed it, unless their account is gone. */
export const RemovedSite = z.object({
  id: Uuid,
  siteName: z.string(),
  region: z.string().nullable(),
  country: z.string().nullable(),
  removedAt: Instant,
  by: z.string().nullable(),
  reason: z.string().nullable(),
  restorableUntil: Instant,
})
export type RemovedSite = z.output<typeof RemovedSite>

export const siteReview = feature('Removed dive sites that can be restored.', {
  removed: route('/api/moderator/sites/removed', {
    method: 'GET',
    access: 'moderator',
    summary: 'List removed sites that can still be restored, most recently removed first',
    query: Paging,
    reply: page(RemovedSite),
  }),
})
