import { agoText } from '#shared/lib/ago.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { useNow } from '#shared/lib/use-now.ts'

const minute = 60_000
/** Older than this, what is shown may mislead even somebody who is online. */
const old = 60 * minute

/**
 * How old is what is shown (`at` is TanStack Query's `dataUpdatedAt`), when that matters: without a connection, or
 * when it is old.
 */
export const SavedAgo = ({ at }: { at: number }) => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const now = useNow(minute)
  if (at === 0 || (!isOffline && now - at < old)) return null
  return <time dateTime={new Date(at).toISOString()}>Saved {agoText(at, now)}</time>
}
