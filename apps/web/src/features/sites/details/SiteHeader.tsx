import type { Site } from '@soundings/contract/sites'
import { depthBand } from '@soundings/rules/depth'
import { locationText } from '@soundings/rules/sites'
import { IconMapPin, IconScubaMask, IconStar } from '@tabler/icons-react'
import { Depth } from '#shared/ui/Depth.tsx'
import { icon } from '#shared/ui/icons.ts'
import { approvalLabel, categoryLabel, difficultyLabel } from '../labels.view.ts'
import css from './SiteHeader.module.css'

const rating = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The name of a site on the water above it: the deeper the site, the darker the water. */
export const SiteHeader = ({ site }: { site: Site }) => {
  const kind = [
    site.difficulty && difficultyLabel[site.difficulty],
    site.diveSiteCategory && categoryLabel[site.diveSiteCategory],
  ].filter(Boolean)
  return (
    <header className={css.header} data-band={depthBand(site.maxDepth)}>
      <div className={css.text}>
        {site.approvalStatus !== 'approved' && (
          <p className={css.status}>{approvalLabel[site.approvalStatus]}</p>
        )}
        <h1 className={css.name}>
          <bdi>{site.siteName}</bdi>
        </h1>
        {site.aliases.length > 0 && (
          <p className={css.aliases}>
            Also known as <bdi>{site.aliases.join(', ')}</bdi>
          </p>
        )}
        <ul className={css.lines}>
          <li>
            <IconMapPin {...icon} />
            {locationText(site)}
          </li>
          {kind.length > 0 && (
            <li>
              <IconScubaMask {...icon} />
              {kind.join(', ')}
            </li>
          )}
          {site.averageRating !== null && (
            <li>
              <IconStar {...icon} />
              {rating.format(site.averageRating)} of 5
            </li>
          )}
        </ul>
      </div>
      {site.maxDepth !== null && (
        <p className={css.depth}>
          <span className={css.number}>
            <Depth metres={site.maxDepth} />
          </span>
          <span className={css.caption}>Max depth</span>
        </p>
      )}
    </header>
  )
}
