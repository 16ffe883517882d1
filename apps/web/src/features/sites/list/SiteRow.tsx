import { VisuallyHidden } from '@mantine/core'
import type { SiteSummary } from '@soundings/contract/sites'
import { IconPlaneDeparture } from '@tabler/icons-react'
import { type MouseEvent, memo } from 'react'
import { addToTrip } from '#shared/trips/add-to-trip.ts'
import { Depth } from '#shared/ui/Depth.tsx'
import { DepthGauge } from '#shared/ui/DepthGauge.tsx'
import { icon } from '#shared/ui/icons.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { AccessBadge } from '../access/AccessBadge.tsx'
import { heartName } from '../favorites/favorite.view.ts'
import { Heart } from '../favorites/Heart.tsx'
import { useLongPress } from '../favorites/use-long-press.ts'
import { hoverStore } from '../hover-store.ts'
import { approvalLabel } from '../labels.view.ts'
import { levelShort, levelText } from '../level.view.ts'
import { isPlainClick, shortPlace, siteAddress } from '../sites.view.ts'
import css from './SiteRow.module.css'

type Props = {
  site: SiteSummary
  /** Where focus finds this row again. */
  domId?: string
  isSelected: boolean
  /** The one row that Tab stops at; arrow keys reach the others. */
  isTabStop: boolean
  onSelect: (id: string) => void
  isFavorite: boolean
  /** By the heart or a long press; null where nobody has favourites. */
  onFavorite: ((id: string) => void) | null
}

/** One site of the list. A real link, so it can be copied or opened in a new tab; a plain click stays here. */
export const SiteRow = memo((props: Props) => {
  const { site, domId = `site-${site.id}`, isSelected, isTabStop, onSelect, isFavorite, onFavorite } = props
  const unit = useUnits(({ depth }) => depth)
  const isOnMap = hoverStore(({ onMap }) => onMap === site.mapId)
  const isPublished = site.approvalStatus === 'approved'
  const tabIndex = isTabStop ? 0 : -1
  const press = useLongPress(onFavorite && (() => onFavorite(site.id)))
  const point = () => hoverStore.setState({ site })
  const leave = () => hoverStore.setState({ site: null })
  const pointing = { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave }
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onSelect(site.id)
  }
  return (
    <div
      className={css.row}
      data-selected={isSelected || undefined}
      data-on-map={isOnMap || undefined}
      data-status={site.approvalStatus}
    >
      <a
        id={domId}
        className={css.link}
        href={siteAddress(site)}
        aria-current={isSelected || undefined}
        tabIndex={tabIndex}
        onClick={open}
        {...pointing}
        {...press}
      >
        <DepthGauge maxDepth={site.maxDepth} averageDepth={site.averageDepth} isHollow={!isPublished} />
        <span className={css.text}>
          <span className={css.name}>
            <bdi>{site.siteName}</bdi>
          </span>
          <span className={css.place}>
            <AccessBadge site={site} />
            {!isPublished && <span className={css.status}>{approvalLabel[site.approvalStatus]}</span>}
            {shortPlace(site)}
          </span>
        </span>
        <span className={css.depth}>
          <VisuallyHidden>Max depth </VisuallyHidden>
          <Depth metres={site.maxDepth} />
          {site.difficulty && (
            <>
              <span className={css.level} aria-hidden="true">
                {levelShort(site.difficulty, site, unit)}
              </span>
              <VisuallyHidden>{levelText(site.difficulty, site, unit)}</VisuallyHidden>
            </>
          )}
        </span>
      </a>
      {isPublished && onFavorite && (
        <button
          type="button"
          className={css.trip}
          aria-label={`Add ${site.siteName} to a trip`}
          title="Add to trip"
          tabIndex={tabIndex}
          onClick={() => addToTrip(site)}
          {...pointing}
        >
          <IconPlaneDeparture {...icon} />
        </button>
      )}
      {onFavorite && (
        <button
          type="button"
          className={css.heart}
          aria-label={heartName(isFavorite, site.siteName)}
          aria-pressed={isFavorite}
          tabIndex={tabIndex}
          onClick={() => onFavorite(site.id)}
          {...pointing}
        >
          <Heart isFull={isFavorite} />
        </button>
      )}
    </div>
  )
})
