import { Skeleton } from '@mantine/core'

const rows = ['a', 'b', 'c', 'd'] as const

/** Where dives will stand. */
export const DiveSkeletons = () => (
  <div role="status" aria-label="Loading your dives">
    {rows.map((row) => (
      <Skeleton key={row} height={130} mt={18} radius="lg" />
    ))}
  </div>
)
