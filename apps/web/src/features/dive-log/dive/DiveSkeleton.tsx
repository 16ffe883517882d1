import { Skeleton } from '@mantine/core'
import css from './sheet.module.css'

/** A dive on its way, in the shape it will have. */
export const DiveSkeleton = () => (
  <div className={css.sheet} aria-hidden="true">
    <div className={css.heroWait}>
      <Skeleton height={16} width="min(220px, 50%)" />
      <Skeleton height={46} width="min(340px, 70%)" />
      <Skeleton height={16} width="min(240px, 50%)" />
    </div>
    <div className={css.body}>
      <div className={css.wide}>
        <Skeleton className={css.chartWait ?? ''} radius={16} />
      </div>
      <div className={css.lead}>
        <Skeleton height={120} radius={10} />
        <Skeleton height={96} radius={10} />
      </div>
      <div className={css.rail}>
        <Skeleton height={118} radius={14} />
        <Skeleton height={96} radius={14} />
      </div>
    </div>
  </div>
)
