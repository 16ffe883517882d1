import { Skeleton } from '@mantine/core'
import sheet from './SiteSheet.module.css'
import css from './SiteSkeleton.module.css'

/** A site on its way, in the shape it will have. */
export const SiteSkeleton = () => (
  <div aria-hidden="true">
    <div className={css.header}>
      <Skeleton height={46} width="min(340px, 70%)" />
      <Skeleton height={16} width="min(240px, 50%)" />
    </div>
    <div className={sheet.body}>
      <div className={sheet.facts}>
        <Skeleton height={210} />
      </div>
      <div className={sheet.rail}>
        <Skeleton height={104} radius={14} />
        <Skeleton height={118} radius={14} />
      </div>
      <div className={sheet.story}>
        <Skeleton height={150} />
      </div>
    </div>
  </div>
)
