import type { ComponentProps } from 'react'
import { SiteEvents } from '#features/events/index.ts'
import { useMayBeOn } from '#features/flags/index.ts'
import { SiteTalk, SiteTalkCount } from '#features/forums/index.ts'
import { SiteGallery } from '#features/media/index.ts'
import { SiteDigest, SiteReports } from '#features/reports/index.ts'
import { DiversHere } from '#features/site-divers/index.ts'
import { SiteDetails, type SiteSlots } from '#features/sites/index.ts'
import { useCountedView } from '#features/statistics/index.ts'
import { SiteTrip } from '#features/trips/index.ts'
import { InView } from '#shared/ui/InView.tsx'
import { SiteActions } from './SiteActions.tsx'
import { SiteSpot } from './SiteSpot.tsx'

const slots: SiteSlots = {
  gallery: (site) => <SiteGallery site={site} />,
  reports: (site) => (
    <>
      <SiteReports site={site} />
      <DiversHere siteId={site.id} />
    </>
  ),
  digest: (site, form) => (
    <SiteDigest siteId={site.id} form={form} isExpected={site.averageRating !== null} />
  ),
  events: (site) => (
    <InView key={site.id} height={180}>
      <SiteTrip site={site} />
      <SiteEvents site={site} />
    </InView>
  ),
  map: (site, onOpenSite) => <SiteSpot key={site.id} site={site} onOpenSite={onOpenSite} />,
  actions: (site) => <SiteActions site={site} />,
}

const talk: SiteSlots['talk'] = (site, form) =>
  form === 'threads' ? <SiteTalk key={site.id} site={site} /> : <SiteTalkCount siteId={site.id} />

type Props = Omit<ComponentProps<typeof SiteDetails>, 'slots'> & { hasActions?: boolean }

/** The details of one site, with what photos, dive reports and threads add to them. */
export const SiteScreen = ({ hasActions = true, ...props }: Props) => {
  useCountedView(props.siteId)
  const hasTalk = useMayBeOn('community')
  const shown: SiteSlots = {
    ...slots,
    ...(hasTalk && { talk }),
    // Where what members can add stands elsewhere.
    ...(!hasActions && { actions: () => null }),
  }
  return <SiteDetails {...props} slots={shown} />
}
