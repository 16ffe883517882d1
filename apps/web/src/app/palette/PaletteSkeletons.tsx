import { Skeleton } from '@mantine/core'
import css from './PaletteSkeletons.module.css'

const widths = ['46%', '62%', '38%', '54%']

/** Options that are still on their way, in the size they will have. */
export const PaletteSkeletons = () => (
  <div className={css.rows} aria-hidden="true">
    {widths.map((width) => (
      <div key={width} className={css.row}>
        <Skeleton circle height={34} />
        <div className={css.text}>
          <Skeleton width={width} height={13} />
          <Skeleton width="30%" height={11} />
        </div>
      </div>
    ))}
  </div>
)
