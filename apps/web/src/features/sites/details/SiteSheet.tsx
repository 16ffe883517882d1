import type { Site } from '@soundings/contract/sites'
import { IconNotes } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import { DetailsPanel } from './DetailsPanel.tsx'
import { EmptyTab } from './EmptyTab.tsx'
import { BriefingOnPaper } from './print/BriefingOnPaper.tsx'
import { SiteHero } from './SiteHero.tsx'
import { SiteStanding } from './SiteStanding.tsx'
import { SiteTabs } from './SiteTabs.tsx'
import type { SiteTab } from './tabs.view.ts'

type Props = {
  site: Site
  /** When this was fetched, in milliseconds since 1970. */
  savedAt: number
  tab: SiteTab
  onTab: (tab: SiteTab) => void
  gallery: (site: Site) => ReactNode
  onOpenSite: (siteId: string) => void
  onEdit: () => void
}

/** A site from top to bottom, and the same on paper. */
export const SiteSheet = ({ site, savedAt, tab, onTab, gallery, onOpenSite, onEdit }: Props) => {
  const readDetails = () => onTab('details')
  return (
    <article>
      <SiteHero site={site} savedAt={savedAt} />
      <SiteStanding site={site} onEdit={onEdit} />
      <SiteTabs
        tab={tab}
        onTab={onTab}
        panels={{
          details: <DetailsPanel site={site} onOpenSite={onOpenSite} onEdit={onEdit} />,
          reports: (
            <EmptyTab icon={IconNotes} title="No dive reports yet for this site." onReadDetails={readDetails}>
              <p>What divers found here, dive by dive, will stand in this place.</p>
            </EmptyTab>
          ),
          gallery: <Suspense>{gallery(site)}</Suspense>,
        }}
      />
      <BriefingOnPaper site={site} />
    </article>
  )
}
