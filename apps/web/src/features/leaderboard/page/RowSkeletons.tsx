import { Skeleton } from '@mantine/core'
import css from './LeaderboardPage.module.css'

/** What stands where rows will be. */
export const RowSkeletons = () => (
  <div className={css.rows} role="status" aria-label="Loading">
    {['a', 'b', 'c', 'd', 'e'].map((key) => (
      <Skeleton key={key} height={92} radius={16} />
    ))}
  </div>
)
