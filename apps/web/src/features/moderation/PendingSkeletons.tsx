import { Skeleton } from '@mantine/core'
import css from './PendingSkeletons.module.css'

const widths = ['62%', '48%', '70%', '55%', '66%', '44%', '58%', '72%']

/** Rows that are still on their way, in the size they will have. */
export const PendingSkeletons = () => (
  <div aria-hidden="true">
    {widths.map((width) => (
      <div key={width} className={css.row}>
        <Skeleton width={18} height={18} />
        <div className={css.text}>
          <Skeleton width={width} height={13} />
          <Skeleton width="52%" height={11} />
        </div>
      </div>
    ))}
  </div>
)
