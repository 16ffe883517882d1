import { Uuid } from '@soundings/contract/common'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { failureOf } from '#shared/api/failure.ts'
import { useKey } from '#shared/lib/use-key.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { siteQuery } from '../sites.queries.ts'
import { DetailsBar } from './DetailsBar.tsx'
import { SiteFailed, SiteMissing } from './DetailsNotices.tsx'
import css from './SiteDetails.module.css'
import { SiteSheet } from './SiteSheet.tsx'
import { SiteSkeleton } from './SiteSkeleton.tsx'
import type { SiteTab } from './tabs.view.ts'

type Props = {
  siteId: string
  /** Whether keyboard and screen reader continue here once it opens. */
  takesFocus: boolean
  /** Which tab is open; the details themselves when nothing is said. */
  tab?: SiteTab | undefined
  onTab: (tab: SiteTab) => void
  onOpenSite: (siteId: string) => void
  onShowMap: () => void
  onClose: () => void
}

/** Everything known about one dive site. Escape closes it. */
export const SiteDetails = ({
  siteId,
  takesFocus,
  tab = 'details',
  onTab,
  onOpenSite,
  onShowMap,
  onClose,
}: Props) => {
  const isId = Uuid.safeParse(siteId).success
  const { data: site, error, isFetching, refetch } = useQuery({ ...siteQuery(siteId), enabled: isId })
  const isMissing = !isId || failureOf(error).kind === 'missing'
  const isLate = useLate(isFetching && !site)
  useTitle(site?.siteName ?? (isMissing ? 'Dive site not found' : 'Dive site'))
  useKey('Escape', onClose)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) section.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const hasFailed = error !== null && !isFetching
  const isNotice = !site && (isMissing || hasFailed)

  const body = () => {
    if (site) return <SiteSheet site={site} tab={tab} onTab={onTab} onOpenSite={onOpenSite} />
    if (isMissing) return <SiteMissing onBack={onClose} />
    if (hasFailed) return <SiteFailed error={error} onRetry={() => refetch()} onBack={onClose} />
    return isLate && <SiteSkeleton />
  }

  return (
    <section
      ref={section}
      id="site-details"
      className={css.details}
      aria-label={site?.siteName ?? 'Dive site'}
      aria-busy={isFetching && !site}
      tabIndex={-1}
    >
      {!isNotice && <DetailsBar site={site} onShowMap={onShowMap} onClose={onClose} />}
      {body()}
    </section>
  )
}
