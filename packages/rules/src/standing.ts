import type { Group } from '@soundings/contract/people'
import type { StandingBadge, StandingChoice, StandingName } from '@soundings/contract/standing'
import { isEnough, levelOf } from './people.ts'
import { longDate } from './phrases.ts'

const hour = 3_600_000
const day = 24 * hour

/** From when on somebody is no longer new, a regular, and a beginner to whom others are kind. Times in milliseconds. */
export const standingRules = {
  new: { age: day, stood: 3 },
  trusted: { age: 30 * day, stood: 10, days: 5 },
  /** So long posts, events and groups are public before they stood: nobody approved them. */
  standsAfter: day,
  /** So long something that was upheld counts. */
  upheld: 90 * day,
  /** So long somebody is held back after one thing that was upheld, and after several. */
  restricted: { once: 7 * day, again: 30 * day },
  /** So long “New here” stands beside a name at most. */
  newHere: 30 * day,
} as const

/** What moderators decided; it ends by itself. */
export type DecidedStanding = {
  standing: Exclude<StandingChoice, 'auto'>
  until: Date | null
  reason: string | null
}

/** What is stored of somebody, from which their standing follows. */
export type StandingCounts = {
  createdAt: Date
  groups: readonly Group[]
  /** How much of theirs is public, and on how many different days it came. */
  stood: number
  days: number
  /** When something was upheld against them. */
  upheld: readonly Date[]
  decided: DecidedStanding | null
}

/** `until` and `reason` say what holds somebody back. */
export type Standing = { standing: StandingName; until: Date | null; reason: string | null }

const plain = (standing: StandingName): Standing => ({ standing, until: null, reason: null })
const after = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds)

/** The decision that holds now, if any. */
export const decisionNow = <Decision extends { until: Date | null }>(
  decided: Decision | null,
  now: Date,
): Decision | null => (decided && (decided.until === null || decided.until > now) ? decided : null)

type Held = { until: Date | null; reason: string | null }

const withReason = (sentence: string, { reason }: Held) =>
  reason ? `${sentence} The moderator’s reason: ${reason}` : sentence

/** What somebody reads who signs in while they are suspended. */
export const suspendedText = (held: Held): string =>
  withReason(
    held.until ? `Your account is suspended until ${longDate(held.until)}.` : 'Your account is suspended.',
    held,
  )

/** What somebody reads who is silenced, where they would share something. */
export const silencedText = (held: Held): string =>
  withReason(
    held.until
      ? `You can’t share anything with other people until ${longDate(held.until)}. You can still read everything and keep your own log.`
      : 'You can’t share anything with other people. You can still read everything and keep your own log.',
    held,
  )

/** Until when what was upheld holds somebody back: 7 days, and 30 where it is not the first within 90. */
const restrictedUntil = (upheld: readonly Date[]): Date | undefined => {
  const latestFirst = upheld.toSorted((one, other) => other.getTime() - one.getTime())
  const ends = latestFirst.map((at, place) => {
    const before = latestFirst[place + 1]
    const isAgain = before !== undefined && at.getTime() - before.getTime() < standingRules.upheld
    return after(at, isAgain ? standingRules.restricted.again : standingRules.restricted.once)
  })
  return ends.toSorted((one, other) => other.getTime() - one.getTime())[0]
}

/** How somebody stands. `newMembers` says what those who are new count as: a closed club trusts everybody whom it let in. */
export const standingOf = (
  { createdAt, groups, stood, days, upheld, decided }: StandingCounts,
  { now, newMembers }: { now: Date; newMembers: 'new' | 'trusted' },
): Standing => {
  const holds = decisionNow(decided, now)
  if (holds) return { standing: holds.standing, until: holds.until, reason: holds.reason }
  if (isEnough(levelOf(groups), 'editor')) return plain('trusted')
  const until = restrictedUntil(upheld)
  if (until && until > now) return { standing: 'restricted', until, reason: null }
  const age = now.getTime() - createdAt.getTime()
  const isClean = upheld.every((at) => now.getTime() - at.getTime() >= standingRules.upheld)
  if (newMembers === 'trusted' && isClean) return plain('trusted')
  if (age < standingRules.new.age || stood < standingRules.new.stood) return plain('new')
  const { trusted } = standingRules
  const isRegular = age >= trusted.age && stood >= trusted.stood && days >= trusted.days
  return plain(isRegular && isClean ? 'trusted' : 'member')
}

/** Which limits hold for somebody: who is held back counts as new. */
export const limitsOf = (standing: StandingName): 'new' | 'member' | 'trusted' =>
  standing === 'member' || standing === 'trusted' ? standing : 'new'

/** What stands beside a name: nobody reads there that somebody is held back. */
export const badgeOf = (standing: StandingName, createdAt: Date, now: Date): StandingBadge | null => {
  if (standing === 'trusted') return 'regular'
  const isYoung = now.getTime() - createdAt.getTime() < standingRules.newHere
  return standing === 'new' && isYoung ? 'new' : null
}

/** In words, as they stand on a page. */
export const badgeText: Record<StandingBadge, string> = { new: 'New here', regular: 'Regular' }

type Decider = { id: string; groups: readonly Group[] }

/** What a moderator may choose for somebody: nothing for themselves, and nothing for admins. */
export const standingChoicesFor = (by: Decider, person: Decider): StandingChoice[] => {
  const isAdmin = isEnough(levelOf(by.groups), 'admin')
  const level = levelOf(person.groups)
  if (by.id === person.id || isEnough(level, 'admin')) return []
  if (isAdmin) return ['auto', 'new', 'member', 'trusted', 'silenced', 'suspended']
  return isEnough(level, 'moderator') ? [] : ['auto', 'silenced', 'suspended']
}
