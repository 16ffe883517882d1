import { Skeleton } from '@mantine/core'
import { useLate } from '#shared/lib/use-late.ts'
import css from './Charts.module.css'

/** Keeps the place of the figures until they come. */
export const StatisticsSkeleton = () => {
  const isLate = useLate(true)
  if (!isLate) return null
  return (
    <>
      <Skeleton height={112} radius={14} />
      <Skeleton height={150} radius={14} />
      <Skeleton height={320} radius={14} />
      <div className={css.charts}>
        <Skeleton height={280} radius={14} />
        <Skeleton height={280} radius={14} />
      </div>
    </>
  )
}
