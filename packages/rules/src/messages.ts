import { messageLimits } from '@soundings/contract/messages-fields'
import type { Privacy } from '@soundings/contract/privacy'

const day = 24 * 3_600_000
/** So long a request waits, and so long a decline holds; in milliseconds. Who asked cannot tell the two apart. */
export const messageRequestLife = messageLimits.requestDays * day
/** So long after an event its people still write to each other at once; in milliseconds. */
export const companyLife = messageLimits.companyDays * day
/** So long after it was sent a message can be changed; in milliseconds. */
export const editLife = messageLimits.editMinutes * 60_000

/** What is kept of a conversation about who may write. */
export type Standing = {
  askedBy: string
  askedAt: Date
  /** The newest message when it was asked, and now. */
  askedSeq: number
  lastSeq: number
  acceptedAt: Date | null
  declinedAt: Date | null
}

/** Two people, as the one who wants to write meets the other. */
export type Pairing = {
  /** Null where the other left. */
  other: {
    id: string
    privacy: Pick<Privacy, 'messages' | 'junior'>
    /** One of the two blocked the other. */
    isBlocked: boolean
    areBuddies: boolean
    /** The two are in one group that does not let everybody in, go to one event or are on one trip. */
    areCompanions: boolean
  } | null
  /** Who writes is under 18 by their own word. */
  isJunior: boolean
  conversation: Standing | undefined
  now: Date
}

/** Whether a request still waits, for who asked: a decline looks the same. */
export const isWaiting = ({ askedAt, acceptedAt }: Standing, now: Date): boolean =>
  acceptedAt === null && now.getTime() - askedAt.getTime() < messageRequestLife

/** Whether a decline holds: what is written meanwhile does not arrive. */
export const isTurnedDown = (conversation: Standing, now: Date): boolean =>
  conversation.declinedAt !== null && isWaiting(conversation, now)

/**
 * Two who know each other write at once; strangers ask. Who answers a request, has accepted it. Companions who asked wait
 * for the answer all the same: otherwise joining an event would undo that they were declined, or tell them so. Nobody
 * reaches somebody under 18 by joining what they go to.
 */
export const areConnected = ({ other, isJunior, conversation, now }: Pairing): boolean =>
  other !== null &&
  (other.areBuddies ||
    conversation?.acceptedAt != null ||
    (conversation !== undefined && conversation.askedBy === other.id) ||
    (other.areCompanions &&
      !isJunior &&
      !other.privacy.junior &&
      !(conversation && isWaiting(conversation, now))))

/** The rule that every page asks before somebody writes. Why not is never said. */
export const mayMessage = (pairing: Pairing): 'yes' | 'request' | 'no' => {
  const { other, isJunior } = pairing
  if (!other || other.isBlocked || other.privacy.messages === 'nobody') return 'no'
  if (areConnected(pairing)) return 'yes'
  if (isJunior || other.privacy.junior || other.privacy.messages === 'connected') return 'no'
  return 'request'
}

/** Whether it depends on two being companions if one may write: where it does not, nobody needs to find out. */
export const isAboutCompany = ({ other, ...rest }: Pairing): boolean => {
  if (!other) return false
  const [alone, together] = [false, true].map((areCompanions) =>
    mayMessage({ ...rest, other: { ...other, areCompanions } }),
  )
  return alone !== together
}

/** How many messages of a request are sent; 0 where the next one asks anew. */
export const requestCount = (conversation: Standing | undefined, now: Date): number =>
  conversation && isWaiting(conversation, now) ? conversation.lastSeq - conversation.askedSeq : 0

/** Whether a message can still be changed. */
export const mayEdit = ({ createdAt, now }: { createdAt: Date; now: Date }): boolean =>
  now.getTime() - createdAt.getTime() < editLife

/** Whether others see what somebody has read, and that they are typing: never of who is invisible. */
export const showsReading = ({ readReceipts, presence, junior }: Privacy): boolean =>
  readReceipts && presence !== 'nobody' && !junior
