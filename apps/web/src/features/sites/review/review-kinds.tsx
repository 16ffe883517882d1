import type { FlaggedSite, ProposalPreview, SitePreview } from '@soundings/contract/site-review'
import { IconMapPinPlus, IconPencil } from '@tabler/icons-react'
import { lazy } from 'react'
import { flaggedKind, reviewKind } from '#shared/review/review-kind.ts'
import { siteReads } from '../sites.queries.ts'
import { NearbyBox } from './NearbyBox.tsx'

const SiteInReview = lazy(async () => ({ default: (await import('./SiteInReview.tsx')).SiteInReview }))
const PendingProposal = lazy(async () => ({
  default: (await import('./PendingProposal.tsx')).PendingProposal,
}))

const reasons = [
  'This site is already on the map.',
  'The position doesn’t match the description.',
  'Please describe the site in your own words.',
  'There isn’t enough information to find or dive this site safely.',
  'The name or description is advertising.',
  'This isn’t a dive site.',
]

/** New sites. */
export const siteKind = reviewKind<SitePreview>({
  type: 'dive_sites',
  filterLabel: 'Dive Sites',
  label: 'New site',
  icon: IconMapPinPlus,
  reads: siteReads,
  reasons,
  consequence: () => 'Approving publishes this site on the map.',
  main: ({ site }, map) => <SiteInReview site={site} map={map} />,
  rail: ({ nearby }) => <NearbyBox nearby={nearby} />,
})

/** Changes that somebody proposes. */
export const proposalKind = reviewKind<ProposalPreview>({
  type: 'proposals',
  filterLabel: 'Edits',
  label: 'Edit',
  icon: IconPencil,
  reads: siteReads,
  reasons,
  consequence: () => 'Approving updates the published site.',
  main: (preview, map) => <PendingProposal preview={preview} map={map} />,
  rail: ({ nearby }) => <NearbyBox nearby={nearby} />,
})

const taken = 'Approving takes the flagged site off the map'

/** Sites that people object to. */
export const flaggedSite = flaggedKind<FlaggedSite>({
  type: 'dive_sites',
  reads: siteReads,
  takenDown: ({ site: { approvalStatus, createdBy } }) => {
    if (approvalStatus !== 'approved') return null
    return createdBy === null
      ? `${taken}. An editor can mend it and send it in again.`
      : `${taken}. Its author reads why, and can mend it and send it again.`
  },
  main: ({ site }, map) => <SiteInReview site={site} title="Current site" map={map} />,
  rail: ({ nearby }) => <NearbyBox nearby={nearby} />,
})
