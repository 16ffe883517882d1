import type { Site } from '@soundings/contract/sites'
import { Suspense } from 'react'
import { useFirstScreen } from '#shared/lib/use-first-screen.ts'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import { DetailsPanel } from './DetailsPanel.tsx'
import { BriefingOnPaper } from './print/BriefingOnPaper.tsx'
import { SiteHero } from './SiteHero.tsx'
import css from './SiteSheet.module.css'
import { SiteStanding } from './SiteStanding.tsx'
import { SiteTabs } from './SiteTabs.tsx'
import type { SiteSlots } from './slots.ts'
import type { SiteTab } from './tabs.view.ts'

type Props = {
  site: Site
  /** When this was fetched, in milliseconds since 1970. */
  savedAt: number
  tab: SiteTab
  onTab: (tab: SiteTab) => void
  slots: SiteSlots
  /** Whether its place is shown on a map of its own; elsewhere a map is beside it. */
  hasMap: boolean
  onOpenSite: (siteId: string) => void
  onEdit: () => void
}

/** A site from top to bottom, and the same on paper. */
export const SiteSheet = ({ site, savedAt, tab, onTab, slots, hasMap, onOpenSite, onEdit }: Props) => {
  const isMobile = useIsMobile()
  const isFirstScreenThere = useFirstScreen()
  // Others learn of a site that waits for review once it is published.
  const talk = site.approvalStatus === 'approved' ? slots.talk : undefined
  const actions = <Suspense>{slots.actions(site)}</Suspense>
  return (
    <article>
      <SiteHero site={site} savedAt={savedAt} ratedBy={<Suspense>{slots.digest(site, 'words')}</Suspense>} />
      <SiteStanding site={site} onEdit={onEdit} />
      <SiteTabs
        tab={tab}
        onTab={onTab}
        actions={!isMobile && actions}
        counts={{
          reports: <Suspense>{slots.digest(site, 'number')}</Suspense>,
          talk: isFirstScreenThere && <Suspense>{talk?.(site, 'number')}</Suspense>,
        }}
        panels={{
          details: (
            <DetailsPanel
              site={site}
              now={slots.digest(site, 'now')}
              months={slots.digest(site, 'months')}
              events={slots.events(site)}
              map={hasMap ? slots.map(site, onOpenSite) : null}
              onOpenSite={onOpenSite}
              onEdit={onEdit}
            />
          ),
          reports: <Suspense>{slots.reports(site)}</Suspense>,
          gallery: <Suspense>{slots.gallery(site)}</Suspense>,
          talk: talk && <Suspense>{talk(site, 'threads')}</Suspense>,
        }}
      />
      {isMobile && <div className={css.actions}>{actions}</div>}
      {isFirstScreenThere && <BriefingOnPaper site={site} reported={slots.digest(site, 'line')} />}
    </article>
  )
}
