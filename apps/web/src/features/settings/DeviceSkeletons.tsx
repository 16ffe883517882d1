import { Skeleton } from '@mantine/core'
import { useLate } from '#shared/lib/use-late.ts'
import css from './DeviceRow.module.css'

/** Where the list of devices will be. */
export const DeviceSkeletons = () => {
  const isShown = useLate(true)
  return (
    <div aria-hidden="true">
      {[0, 1].map((at) => (
        <div key={at} className={css.device}>
          {isShown && <Skeleton className={css.waiting} />}
        </div>
      ))}
    </div>
  )
}
