import type { BuddyState } from '@soundings/contract/blocks'
import { relationsLimits } from '@soundings/contract/relations-fields'

const day = 24 * 3_600_000
/** So long a request waits, and so long a decline holds; in milliseconds. Who asked cannot tell the two apart. */
export const requestLife = relationsLimits.requestDays * day

/** What is kept of a pair. */
export type Pair = {
  askedBy: string
  askedAt: Date
  acceptedAt: Date | null
  declinedAt: Date | null
  withdrawnAt: Date | null
}

const isFresh = (at: Date | null, now: Date) => at !== null && now.getTime() - at.getTime() < requestLife

/** Whether a decline still holds: what is asked anew until then does not arrive. */
export const isDeclined = ({ declinedAt }: Pick<Pair, 'declinedAt'>, now: Date): boolean =>
  isFresh(declinedAt, now)

/** What one of a pair reads: who was declined reads on for as long as any request waits. */
export const buddyState = (pair: Pair | undefined, readerId: string, now: Date): BuddyState => {
  if (!pair) return 'none'
  if (pair.acceptedAt) return 'buddies'
  if (pair.withdrawnAt || !isFresh(pair.askedAt, now)) return 'none'
  if (pair.askedBy === readerId) return 'requested'
  return isDeclined(pair, now) ? 'none' : 'incoming'
}
