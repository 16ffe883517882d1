import { VisuallyHidden } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { hazardLabel } from '@soundings/rules/site-labels'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useFirstScreen } from '#shared/lib/use-first-screen.ts'
import { InView } from '#shared/ui/InView.tsx'
import { nearbyQuery } from '../sites.queries.ts'
import { CrossSection } from './cross-section/CrossSection.tsx'
import css from './DetailsPanel.module.css'
import { LevelSteps } from './LevelSteps.tsx'
import { MonthStrip } from './MonthStrip.tsx'
import { NearbySites } from './NearbySites.tsx'
import { Passage } from './Passage.tsx'
import { DepthFacts, OtherFacts } from './SiteFacts.tsx'
import { SitePosition } from './SitePosition.tsx'
import { SiteProvenance } from './SiteProvenance.tsx'
import { SponsorNote } from './SponsorNote.tsx'
import { TagGroups } from './TagGroups.tsx'
import { Tags } from './Tags.tsx'

type Props = {
  site: Site
  /** What divers report of it: how it is now, and month by month. */
  now: ReactNode
  months: ReactNode
  /** What people plan there. */
  events: ReactNode
  /** Its place on a map; null where a map is beside it. */
  map: ReactNode
  onOpenSite: (siteId: string) => void
  onEdit: () => void
}

/**
 * What is known of a site in the order in which a diver asks: what it is, how it is now, how deep and how hard, what to
 * watch out for, and then the rest. What is not known is left out, except what every diver asks.
 */
export const DetailsPanel = ({ site, now, months, events, map, onOpenSite, onEdit }: Props) => (
  <div className={css.body}>
    <div className={css.lead}>
      <Passage title="About this site" text={site.description} isLead />
      {/* Only a site with a rating has reports: its place is kept, so that nothing moves when they come. */}
      <Suspense fallback={site.averageRating !== null && <div className={css.wait} />}>{now}</Suspense>
      <div className={css.depths}>
        <VisuallyHidden>
          <h2>Depth and level</h2>
        </VisuallyHidden>
        <CrossSection site={site} />
        <LevelSteps site={site} />
        <DepthFacts site={site} />
      </div>
    </div>
    <div className={css.rail}>
      <Tags
        title="Hazards"
        tone="hazard"
        tags={site.hazards.map((one) => hazardLabel[one])}
        ifNone="None recorded"
      />
      <MonthStrip months={site.bestMonths} />
      <TagGroups site={site} />
      <SponsorNote sponsor={site.sponsor} />
    </div>
    <Rest {...{ site, months, events, map, onOpenSite, onEdit }} />
  </div>
)

/** What lies below the first screen, and comes after it. */
const Rest = ({
  site,
  months,
  events,
  map,
  onOpenSite,
  onEdit,
}: Pick<Props, 'site' | 'months' | 'events' | 'map' | 'onOpenSite' | 'onEdit'>) => {
  const isFirstScreenThere = useFirstScreen()
  // Read before anybody scrolls there, so that they stand there at once.
  const queries = useQueryClient()
  useEffect(() => {
    if (isFirstScreenThere) void queries.prefetchQuery(nearbyQuery(site.id))
  }, [queries, isFirstScreenThere, site.id])
  if (!isFirstScreenThere) return null
  return (
    <div className={css.rest}>
      <div>
        <VisuallyHidden>
          <h2>The site</h2>
        </VisuallyHidden>
        <OtherFacts site={site} />
      </div>
      <Suspense>{months}</Suspense>
      <div className={css.stories}>
        <Passage title="History" text={site.historicalSignificance} />
        <Passage title="Getting there" text={site.accessibilityDetails} />
      </div>
      <div className={css.place}>
        <SitePosition site={site} map={map} />
        <div className={css.around}>
          <InView height={260}>
            <NearbySites site={site} onOpenSite={onOpenSite} />
          </InView>
          <Suspense>{events}</Suspense>
        </div>
      </div>
      <SiteProvenance site={site} onEdit={onEdit} />
    </div>
  )
}
