import { Skeleton } from '@mantine/core'
import panel from './DetailsPanel.module.css'
import css from './SiteSkeleton.module.css'

/** A site on its way, in the shape it will have. */
export const SiteSkeleton = () => (
  <div aria-hidden="true">
    <div className={css.hero}>
      <Skeleton height={46} width="min(340px, 70%)" />
      <Skeleton height={16} width="min(240px, 50%)" />
    </div>
    <div className={css.tabs}>
      <Skeleton height={14} width={84} />
      <Skeleton height={14} width={88} />
      <Skeleton height={14} width={54} />
    </div>
    <div className={panel.body}>
      <div className={panel.lead}>
        <Skeleton height={96} />
        <div className={css.section}>
          <Skeleton height="100%" radius={14} />
        </div>
      </div>
      <div className={panel.rail}>
        <Skeleton height={104} radius={14} />
        <Skeleton height={118} radius={14} />
      </div>
    </div>
  </div>
)
