import type { Site } from '@soundings/contract/sites'
import { depthBand } from '@soundings/rules/depth'
import { locationText } from '@soundings/rules/sites'
import { waterArt } from '@soundings/rules/water-art'
import {
  IconDeviceMobileDown,
  IconMapPin,
  IconScubaMask,
  IconShip,
  IconStar,
  IconWalk,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { DrawnMark } from '#shared/ui/DrawnMark.tsx'
import { icon } from '#shared/ui/icons.ts'
import { photoSources } from '#shared/ui/photo-sources.ts'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { WaterArt } from '#shared/ui/WaterArt.tsx'
import { approvalLabel } from '../labels.view.ts'
import { artAlt, kindText, ratingText } from './hero.view.ts'
import css from './SiteHero.module.css'

const entryIcon = { boat: IconShip, shore: IconWalk, either: IconShip } as const

const heroSizes = '(max-width: 768px) 100vw, calc(100vw - 340px)'

/** The photo of a site, or the illustration that stands in for it. */
const Picture = ({ site }: { site: Site }) => {
  const [isBroken, setIsBroken] = useState(false)
  if (site.imageUrl !== null && !isBroken)
    return (
      <>
        <img
          className={css.photo}
          {...photoSources(site.imageUrl)}
          sizes={heroSizes}
          alt={site.isThumbnailDrawn ? artAlt(site) : site.siteName}
          fetchPriority="high"
          decoding="async"
          onError={() => setIsBroken(true)}
        />
        {site.isThumbnailDrawn && <DrawnMark />}
      </>
    )
  return (
    <WaterArt art={waterArt(site)} band={depthBand(site.maxDepth)} alt={artAlt(site)} sizes={heroSizes} />
  )
}

type Props = {
  site: Site
  /** When this was fetched, in milliseconds since 1970. */
  savedAt: number
  /** From how many reports its rating is. */
  ratedBy: ReactNode
}

/** The name of a site on its picture, what decides at a glance, and how old it is where that matters. */
export const SiteHero = ({ site, savedAt, ratedBy }: Props) => {
  const kind = kindText(site)
  const KindIcon = site.access ? entryIcon[site.access] : IconScubaMask
  return (
    <header className={css.hero}>
      <Picture site={site} />
      <div className={css.text}>
        {site.approvalStatus !== 'approved' && (
          <p className={css.status}>{approvalLabel[site.approvalStatus]}</p>
        )}
        <h1 className={css.name}>
          <bdi>{site.siteName}</bdi>
        </h1>
        <ul className={css.lines}>
          <li>
            <IconMapPin {...icon} />
            {locationText(site)}
          </li>
          {site.averageRating !== null && (
            <li>
              <IconStar {...icon} />
              <span>
                {ratingText(site.averageRating)}
                {ratedBy}
              </span>
            </li>
          )}
          {kind !== '' && (
            <li>
              <KindIcon {...icon} />
              {kind}
            </li>
          )}
          <li>
            <SavedAgo at={savedAt} mark={<IconDeviceMobileDown {...icon} />} />
          </li>
        </ul>
      </div>
    </header>
  )
}
