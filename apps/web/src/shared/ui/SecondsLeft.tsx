import { useNow } from '#shared/lib/use-now.ts'

/** Counts down to `until`, in milliseconds since 1970. Read out, it would be said anew every second. */
export const SecondsLeft = ({ until }: { until: number }) => {
  const now = useNow(200)
  return <span aria-hidden="true">{Math.max(0, Math.ceil((until - now) / 1000))}</span>
}
