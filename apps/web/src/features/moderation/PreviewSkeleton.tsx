import { Skeleton } from '@mantine/core'
import css from './PreviewBody.module.css'

/** A preview that is still on its way, in the shape it will have. */
export const PreviewSkeleton = () => (
  <div className={css.columns} aria-hidden="true">
    <div className={css.main}>
      <Skeleton height={300} radius="lg" />
      <Skeleton height={196} radius="lg" />
      <Skeleton height={14} width="80%" />
      <Skeleton height={14} width="64%" />
    </div>
    <div className={css.rail}>
      <Skeleton height={104} radius="lg" />
      <Skeleton height={140} radius="lg" />
    </div>
  </div>
)
