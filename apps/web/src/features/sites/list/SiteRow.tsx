import { VisuallyHidden } from '@mantine/core'
import type { SiteSummary } from '@soundings/contract/sites'
import { type MouseEvent, memo } from 'react'
import { Depth } from '#shared/ui/Depth.tsx'
import { hoverStore } from '../hover-store.ts'
import { approvalLabel, difficultyLabel, difficultyShort } from '../labels.view.ts'
import { isPlainClick, shortPlace, siteAddress } from '../sites.view.ts'
import { DepthGauge } from './DepthGauge.tsx'
import css from './SiteRow.module.css'

type Props = {
  site: SiteSummary
  /** Where focus finds this row again. */
  domId?: string
  isSelected: boolean
  /** The one row that Tab stops at; arrow keys reach the others. */
  isTabStop: boolean
  onSelect: (id: string) => void
}

/** One site of the list. A real link, so it can be copied or opened in a new tab; a plain click stays here. */
export const SiteRow = memo(({ site, domId = `site-${site.id}`, isSelected, isTabStop, onSelect }: Props) => {
  const isOnMap = hoverStore(({ onMap }) => onMap === site.mapId)
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onSelect(site.id)
  }
  return (
    <a
      id={domId}
      className={css.row}
      href={siteAddress(site)}
      aria-current={isSelected || undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-on-map={isOnMap || undefined}
      onClick={open}
      onPointerEnter={() => hoverStore.setState({ site })}
      onPointerLeave={() => hoverStore.setState({ site: null })}
      onFocus={() => hoverStore.setState({ site })}
      onBlur={() => hoverStore.setState({ site: null })}
    >
      <DepthGauge maxDepth={site.maxDepth} averageDepth={site.averageDepth} />
      <span className={css.text}>
        <span className={css.name}>
          <bdi>{site.siteName}</bdi>
          {site.approvalStatus !== 'approved' && (
            <span className={css.status}>{approvalLabel[site.approvalStatus]}</span>
          )}
        </span>
        <span className={css.place}>{shortPlace(site)}</span>
      </span>
      <span className={css.depth}>
        <VisuallyHidden>Max depth </VisuallyHidden>
        <Depth metres={site.maxDepth} />
        {site.difficulty && (
          <>
            <span className={css.level} aria-hidden="true">
              {difficultyShort[site.difficulty]}
            </span>
            <VisuallyHidden>{difficultyLabel[site.difficulty]}</VisuallyHidden>
          </>
        )}
      </span>
    </a>
  )
})
