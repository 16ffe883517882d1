import { VisuallyHidden } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { type ReactNode, Suspense } from 'react'
import { useFirstScreen } from '#shared/lib/use-first-screen.ts'
import { facilityTags, underwaterTags } from '../facts.view.ts'
import { diveTypeLabel, hazardLabel } from '../labels.view.ts'
import { CrossSection } from './cross-section/CrossSection.tsx'
import css from './DetailsPanel.module.css'
import { MonthStrip } from './MonthStrip.tsx'
import { NearbySites } from './NearbySites.tsx'
import { Passage } from './Passage.tsx'
import { SiteFacts } from './SiteFacts.tsx'
import { SitePosition } from './SitePosition.tsx'
import { SiteProvenance } from './SiteProvenance.tsx'
import { SponsorNote } from './SponsorNote.tsx'
import { Tags } from './Tags.tsx'

type Props = {
  site: Site
  /** What divers report of it. */
  digest: ReactNode
  onOpenSite: (siteId: string) => void
  onEdit: () => void
}

/** What is known of a site. What is not known is left out, except what every diver asks. */
export const DetailsPanel = ({ site, digest, onOpenSite, onEdit }: Props) => (
  <div className={css.body}>
    <div className={css.facts}>
      <VisuallyHidden>
        <h2>At a glance</h2>
      </VisuallyHidden>
      <CrossSection site={site} />
      <SiteFacts site={site} />
    </div>
    <div className={css.rail}>
      <div className={css.care}>
        <Tags
          title="Hazards"
          tone="hazard"
          tags={site.hazards.map((one) => hazardLabel[one])}
          ifNone="None recorded"
        />
        <MonthStrip months={site.bestMonths} />
        <Tags title="Dive types" tags={site.diveType.map((one) => diveTypeLabel[one])} />
      </div>
      <div className={css.life}>
        {underwaterTags(site).map(({ title, tags }) => (
          <Tags key={title} title={title} tags={tags} />
        ))}
        <Tags title="Facilities" tags={facilityTags(site)} />
        <SponsorNote sponsor={site.sponsor} />
        <NearbySites site={site} onOpenSite={onOpenSite} />
      </div>
    </div>
    <div className={css.story}>
      <Suspense>{digest}</Suspense>
      <Passage title="About this site" text={site.description} isLead />
      <Passage title="History" text={site.historicalSignificance} />
      <Passage title="Getting there" text={site.accessibilityDetails} />
    </div>
    <div className={css.source}>
      <LastFacts site={site} onEdit={onEdit} />
    </div>
  </div>
)

/** Below all else: where it lies, and where its facts come from. */
const LastFacts = ({ site, onEdit }: Pick<Props, 'site' | 'onEdit'>) =>
  useFirstScreen() && (
    <>
      <SitePosition site={site} />
      <SiteProvenance site={site} onEdit={onEdit} />
    </>
  )
