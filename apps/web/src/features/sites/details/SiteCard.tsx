import { VisuallyHidden } from '@mantine/core'
import type { SiteSummary } from '@soundings/contract/sites'
import { depthBand } from '@soundings/rules/depth'
import { locationText } from '@soundings/rules/sites'
import { waterArt } from '@soundings/rules/water-art'
import { useState } from 'react'
import { Depth } from '#shared/ui/Depth.tsx'
import { DrawnMark } from '#shared/ui/DrawnMark.tsx'
import { photoSources } from '#shared/ui/photo-sources.ts'
import { WaterArt } from '#shared/ui/WaterArt.tsx'
import { AccessBadge } from '../access/AccessBadge.tsx'
import { FavoriteButton } from '../favorites/FavoriteButton.tsx'
import { hoverStore } from '../hover-store.ts'
import { isPlainClick, siteAddress } from '../sites.view.ts'
import { artAlt } from './hero.view.ts'
import css from './SiteCard.module.css'

const cardSizes = '(max-width: 768px) 78vw, 312px'

type Props = {
  site: SiteSummary
  isSelected: boolean
  onOpenSite: (siteId: string) => void
}

/** A site to look forward to: its picture, and on it name, place and depth. */
export const SiteCard = ({ site, isSelected, onOpenSite }: Props) => {
  const [broken, setBroken] = useState<string | null>(null)
  const { thumbnailUrl } = site
  const point = () => hoverStore.setState({ site })
  const leave = () => hoverStore.setState({ site: null })
  return (
    <article className={css.card} data-selected={isSelected || undefined}>
      {thumbnailUrl !== null && thumbnailUrl !== broken ? (
        <>
          <img
            className={css.photo}
            {...photoSources(thumbnailUrl)}
            sizes={cardSizes}
            alt=""
            decoding="async"
            onError={() => setBroken(thumbnailUrl)}
          />
          {site.isThumbnailDrawn && <DrawnMark at="start" />}
        </>
      ) : (
        <WaterArt
          art={waterArt(site)}
          band={depthBand(site.maxDepth)}
          alt={artAlt(site)}
          sizes={cardSizes}
          label="start"
        />
      )}
      <a
        className={css.link}
        href={siteAddress(site)}
        aria-current={isSelected || undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onOpenSite(site.id)
        }}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
      >
        <span className={css.text}>
          <AccessBadge site={site} />
          <bdi className={css.name}>{site.siteName}</bdi>
          <span className={css.place}>{locationText(site)}</span>
        </span>
        <span className={css.depth} data-band={depthBand(site.maxDepth)}>
          <VisuallyHidden>Max depth </VisuallyHidden>
          <Depth metres={site.maxDepth} />
        </span>
      </a>
      <span className={css.heart}>
        <FavoriteButton siteId={site.id} variant="scrim" />
      </span>
    </article>
  )
}
