import type { Site } from '@soundings/contract/sites'
import type { PlaceMap } from '#shared/review/review-kind.ts'
import css from './InReview.module.css'
import { SiteForReview } from './SiteForReview.tsx'

type Props = {
  site: Site
  /** Which state of the site it is; left out where it is clear. */
  title?: string
  map: PlaceMap
}

/** Where a site lies, and the site as everybody would read it. */
export const SiteInReview = ({ site, title, map }: Props) => (
  <>
    {map(site.coordinates)}
    <section>
      {title && <h3 className={css.title}>{title}</h3>}
      <SiteForReview site={site} />
    </section>
  </>
)
