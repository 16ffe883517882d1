import { z } from 'zod'
import { Instant, text, Uuid } from './common.ts'
import { type NotificationKinds, objections, security } from './notification-kinds.ts'
import { wholeNumber } from './numbers.ts'
import { Person } from './person.ts'
import { relationsLimits } from './relations-fields.ts'
import { feature, route } from './route.ts'

/** How somebody stands: what is counted, or what moderators decided. */
export const standings = ['new', 'member', 'trusted', 'restricted', 'silenced', 'suspended'] as const
export const StandingName = z.enum(standings)
export type StandingName = z.output<typeof StandingName>

/** What moderators can decide; `auto` takes a decision back, and what is counted holds again. */
export const standingChoices = ['auto', 'new', 'member', 'trusted', 'silenced', 'suspended'] as const
export const StandingChoice = z.enum(standingChoices)
export type StandingChoice = z.output<typeof StandingChoice>

/** How one stands oneself; what holds somebody back says why and until when. */
export const OwnStanding = z.object({
  standing: StandingName,
  /** Null where it has no end, or ends by what one does. */
  until: Instant.nullable(),
  reason: z.string().nullable(),
})
export type OwnStanding = z.output<typeof OwnStanding>

/** What stands beside a name: nothing for most. */
export const standingBadges = ['new', 'regular'] as const
export const StandingBadge = z.enum(standingBadges)
export type StandingBadge = z.output<typeof StandingBadge>

/** What moderators see of how somebody stands, and what it is counted from. */
export const StandingRecord = z.object({
  person: Person,
  ...OwnStanding.shape,
  memberSince: Instant,
  /** Approved sites, photos and dive reports, and on how many different days. */
  stood: wholeNumber(),
  days: wholeNumber(),
  /** What was upheld against them in the last 90 days, latest first. */
  upheld: z.array(z.object({ type: z.string(), reason: z.string(), at: Instant })),
  /** What moderators did, latest first. */
  actions: z.array(
    z.object({
      standing: StandingChoice,
      until: Instant.nullable(),
      reason: z.string().nullable(),
      by: z.string().nullable(),
      at: Instant,
    }),
  ),
  /** What the reader may choose for this person. */
  choices: z.array(StandingChoice),
  /** Why the reader must leave this person to another moderator, in words; null where they need not. */
  conflict: z.string().nullable(),
  /** Whether a decision of a moderator holds. */
  isDecided: z.boolean(),
  /** What is worth a look, in words. */
  signals: z.array(z.string()),
  version: wholeNumber(),
})
export type StandingRecord = z.output<typeof StandingRecord>

export const standingTexts = {
  past: 'The end must be in the future.',
  reason: 'A reason is required: the person reads it.',
  end: 'Choose until when.',
} as const

/** A decision about how somebody stands. */
export const StandingChange = z.strictObject({
  standing: StandingChoice,
  until: Instant.nullable().optional(),
  reason: text(relationsLimits.reason).optional(),
})
export type StandingChange = z.output<typeof StandingChange>

const params = z.object({ userId: Uuid })

/** The notifications about people and how they stand. */
export const standingNotifications = {
  'person-upheld': { type: 'success', group: objections },
  'upheld-against': { type: 'warning', group: security },
  silenced: { type: 'warning', group: security },
  'standing-lifted': { type: 'info', group: security },
} as const satisfies NotificationKinds

export const standing = feature('How people stand: what is counted, and what moderators decided.', {
  own: route('/api/people/me/standing', {
    method: 'GET',
    access: 'member',
    summary: 'Get your own standing, and what holds you back until when',
    reply: OwnStanding,
  }),
  get: route('/api/moderator/people/:userId', {
    method: 'GET',
    access: 'moderator',
    summary: 'Get someone’s standing, what it’s counted from, and what moderators did',
    params,
    reply: StandingRecord,
    errors: [404],
  }),
  set: route('/api/moderator/people/:userId/standing', {
    method: 'PUT',
    access: 'moderator',
    summary:
      'Silence or suspend someone until a date, with a reason that they read; `auto` lifts it. Admins can also set new, member and trusted',
    params,
    body: StandingChange,
    reply: StandingRecord,
    errors: [404, 409],
  }),
})
