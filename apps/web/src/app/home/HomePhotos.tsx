import type { Site } from '@soundings/contract/sites'
import { FeaturedSites } from '#features/featured/index.ts'
import { SiteGallery } from '#features/media/index.ts'
import { NearbySites } from '#features/sites/index.ts'
import { HomePart } from './HomePart.tsx'
import css from './HomePhotos.module.css'
import type { Home } from './use-home.ts'

/** The photos of the selected site; where it has none, the invitation to add the first, and what is near it. */
export const HomePhotos = ({ home, site }: { home: Home; site: Site }) => (
  <div className={css.photos} data-empty={site.media.length === 0 || undefined}>
    <HomePart about={site.id}>
      <SiteGallery site={site} />
    </HomePart>
    {site.media.length === 0 && (
      <div className={css.nearby}>
        <HomePart about={site.id}>
          <NearbySites
            site={site}
            onOpenSite={home.select}
            otherwise={<FeaturedSites onOpenSite={home.select} />}
          />
        </HomePart>
      </div>
    )}
  </div>
)
