import { Skeleton } from '@mantine/core'
import css from './SiteRowSkeletons.module.css'

const widths = ['62%', '48%', '70%', '55%', '66%', '44%', '58%', '72%', '50%', '64%']

/** Rows that are still on their way, in the size they will have. */
export const SiteRowSkeletons = () => (
  <div aria-hidden="true">
    {widths.map((width) => (
      <div key={width} className={css.row}>
        <Skeleton width={7} height={40} />
        <div className={css.text}>
          <Skeleton width={width} height={13} />
          <Skeleton width="38%" height={11} />
        </div>
        <Skeleton width={34} height={16} />
      </div>
    ))}
  </div>
)
