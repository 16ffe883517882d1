import type { SeenWhen } from '@soundings/contract/presence'

const minute = 60_000
const day = 24 * 60 * minute

/** In milliseconds: who was seen so lately is online. */
export const onlineFor = 2 * minute
/** A row that is older than this is written anew while the person is here. */
export const freshFor = minute
/** How long somebody counts as online whose last tab closed, so that nobody blinks who loads a page anew. */
export const lingersFor = 40_000

/** When somebody was seen, as others may know it. */
export const seenWhen = (seenAt: Date | undefined, now: Date): SeenWhen => {
  if (!seenAt) return null
  const ago = now.getTime() - seenAt.getTime()
  if (ago < onlineFor) return 'now'
  if (ago < day) return 'today'
  return ago < 7 * day ? 'week' : null
}
