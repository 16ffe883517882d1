import { isUuid } from '@soundings/contract/ids'
import type { Site } from '@soundings/contract/sites'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { failureOf } from '#shared/api/failure.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { AccessNotice } from '../access/AccessNotice.tsx'
import { siteShortcuts } from '../site-shortcuts.ts'
import { siteQuery } from '../sites.queries.ts'
import { DetailsBar } from './DetailsBar.tsx'
import { SiteFailed, SiteMissing } from './DetailsNotices.tsx'
import css from './SiteDetails.module.css'
import { SiteSheet } from './SiteSheet.tsx'
import { SiteSkeleton } from './SiteSkeleton.tsx'
import type { SiteSlots } from './slots.ts'
import type { SiteTab } from './tabs.view.ts'
import { useSiteNews } from './use-site-news.ts'

type Props = {
  siteId: string
  /** Whether keyboard and screen reader continue here once it opens. */
  takesFocus: boolean
  /** Which tab is open; the details themselves when nothing is said. */
  tab?: SiteTab | undefined
  onTab: (tab: SiteTab) => void
  slots: SiteSlots
  /** What belongs into the address of the site's page, once it is known; the id of a merged site is another one's. */
  onAddress: (right: Pick<Site, 'id' | 'slug'>) => void
  onOpenSite: (siteId: string) => void
  onEdit: () => void
  /** The way to its place on the map; left out where that is beside it. */
  onShowMap?: (() => void) | undefined
  onClose: () => void
}

/** Everything known about one dive site. Escape closes it. */
export const SiteDetails = ({
  siteId,
  takesFocus,
  tab = 'details',
  onTab,
  slots,
  onAddress,
  onOpenSite,
  onEdit,
  onShowMap,
  onClose,
}: Props) => {
  const isId = isUuid(siteId)
  const {
    data: site,
    dataUpdatedAt,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...siteQuery(siteId), enabled: isId })
  const isMissing = !isId || failureOf(error).kind === 'missing'
  const isLate = useLate(isFetching && !site)
  const back = onShowMap ? 'Back to Explore' : 'Back to the map'
  useTitle(site?.siteName ?? (isMissing ? 'Dive site not found' : 'Dive site'))
  useShortcut(siteShortcuts.closeSite, onClose)
  useSiteNews(site?.id)
  const queries = useQueryClient()
  const tellAddress = useEffectEvent(onAddress)
  useEffect(() => {
    if (!site) return
    // Under its own id it is known as well.
    if (site.id !== siteId) queries.setQueryData(siteQuery(site.id).queryKey, site)
    tellAddress(site)
  }, [queries, siteId, site])
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) section.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const hasFailed = error !== null && !isFetching
  const isNotice = !site && (isMissing || hasFailed)

  const body = () => {
    if (site)
      return (
        <SiteSheet
          {...{ site, tab, onTab, slots, onOpenSite, onEdit }}
          hasMap={onShowMap !== undefined}
          savedAt={dataUpdatedAt}
        />
      )
    if (isMissing) return <SiteMissing siteId={isId ? siteId : null} onBack={onClose} back={back} />
    if (hasFailed) return <SiteFailed error={error} onRetry={() => refetch()} onBack={onClose} back={back} />
    return isLate && <SiteSkeleton />
  }

  return (
    <section
      ref={section}
      id="site-details"
      className={css.details}
      data-opens={takesFocus}
      aria-label={site?.siteName ?? 'Dive site'}
      aria-busy={isFetching && !site}
      tabIndex={-1}
    >
      {site && <AccessNotice site={site} />}
      {!isNotice && <DetailsBar site={site} onShowMap={onShowMap} onClose={onClose} />}
      {body()}
    </section>
  )
}
