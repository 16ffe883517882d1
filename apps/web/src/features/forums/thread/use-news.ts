import type { Post } from '@soundings/contract/forum'
import { useState } from 'react'

type Asked = {
  /** The highest number that there is in the thread; undefined until it is known. */
  lastN: number | undefined
  /** The highest number on the screen. */
  inSight: number
  newest: Pick<Post, 'n' | 'isOwn'> | undefined
}

/** How many replies came since somebody had the last one in sight, and the number of the first of them. */
export const useNews = ({ lastN, inSight, newest }: Asked): { count: number; first: number } => {
  const [seen, setSeen] = useState<number | null>(null)
  if (lastN !== undefined && seen === null) setSeen(lastN)
  // Whoever writes has seen what they wrote.
  const known = newest?.isOwn ? Math.max(inSight, newest.n) : inSight
  if (seen !== null && known > seen) setSeen(known)
  const upTo = Math.max(seen ?? 0, known)
  return { count: lastN === undefined || seen === null ? 0 : Math.max(0, lastN - upTo), first: upTo + 1 }
}
