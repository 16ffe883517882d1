import type { ReactNode } from 'react'
import { agoText } from '#shared/lib/ago.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { useNow } from '#shared/lib/use-now.ts'

const minute = 60_000
/** Older than this, what is shown may mislead even somebody who is online. */
const old = 60 * minute

type Props = {
  /** TanStack Query's `dataUpdatedAt`; 0 while nothing is there. */
  at: number
  /** What stands before the words, if there is something to say. */
  mark?: ReactNode
}

/** How old what is shown is, when that matters: without a connection, or when it is old. */
export const SavedAgo = ({ at, mark }: Props) => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const now = useNow(minute)
  if (at === 0 || (!isOffline && now - at < old)) return null
  return (
    <>
      {mark}
      <time dateTime={new Date(at).toISOString()}>Saved {agoText(at, now)}</time>
    </>
  )
}
