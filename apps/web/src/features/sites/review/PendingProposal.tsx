import type { ProposalPreview } from '@soundings/contract/site-review'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { PlaceMap } from '#shared/review/review-kind.ts'
import { icon } from '#shared/ui/icons.ts'
import { FactChanges } from '../changes/FactChanges.tsx'
import css from './InReview.module.css'
import { SiteInReview } from './SiteInReview.tsx'

const conflictSides = { before: 'When proposed', after: 'Now' }

type Props = { preview: ProposalPreview; map: PlaceMap }

/** What somebody would change about a site, and what has changed there since. */
export const PendingProposal = ({ preview, map }: Props) => {
  const { conflicts, changes, description, site } = preview
  return (
    <>
      {conflicts.length > 0 && (
        <section className={css.conflict} aria-label="Conflicts">
          <h3>
            <IconAlertTriangle {...icon} />
            The site has changed since this edit was proposed
          </h3>
          <FactChanges changes={conflicts} sides={conflictSides} />
        </section>
      )}
      {changes.length > 0 && (
        <section>
          <h3 className={css.title}>Proposed changes</h3>
          <FactChanges changes={changes} />
        </section>
      )}
      {description && (
        <section>
          <h3 className={css.title}>Author’s note</h3>
          <p className={css.note}>{description}</p>
        </section>
      )}
      <SiteInReview site={site} title="Site after approval" map={map} />
    </>
  )
}
