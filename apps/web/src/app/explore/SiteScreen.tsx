import type { ComponentProps } from 'react'
import { SiteEvents } from '#features/events/index.ts'
import { SiteTalk } from '#features/forums/index.ts'
import { SiteGallery } from '#features/media/index.ts'
import { SiteDigest, SiteReports } from '#features/reports/index.ts'
import { DiversHere } from '#features/site-divers/index.ts'
import { SiteDetails, type SiteSlots } from '#features/sites/index.ts'
import { SiteTrip } from '#features/trips/index.ts'
import { SiteActions } from './SiteActions.tsx'
import { SiteSpot } from './SiteSpot.tsx'

const slots: SiteSlots = {
  gallery: (site) => <SiteGallery site={site} />,
  reports: (site) => (
    <>
      <SiteReports site={site} />
      <SiteTalk site={site} />
      <DiversHere siteId={site.id} />
    </>
  ),
  digest: (site, form) => (
    <SiteDigest siteId={site.id} form={form} isExpected={site.averageRating !== null} />
  ),
  events: (site) => (
    <>
      <SiteTrip site={site} />
      <SiteEvents key={site.id} site={site} />
    </>
  ),
  map: (site, onOpenSite) => <SiteSpot key={site.id} site={site} onOpenSite={onOpenSite} />,
  actions: (site) => <SiteActions site={site} />,
}

/** Where what members can add stands elsewhere. */
const withoutActions: SiteSlots = { ...slots, actions: () => null }

type Props = Omit<ComponentProps<typeof SiteDetails>, 'slots'> & { hasActions?: boolean }

/** The details of one site, with what photos and dive reports add to them. */
export const SiteScreen = ({ hasActions = true, ...props }: Props) => (
  <SiteDetails {...props} slots={hasActions ? slots : withoutActions} />
)
