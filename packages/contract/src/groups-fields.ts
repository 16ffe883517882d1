/** Lengths in characters, days, and how many at most. */
export const groupLimits = {
  name: 80,
  description: 2_000,
  /** What somebody says who asks to join. */
  note: 500,
  /** Why moderators took it down, or an organiser removed somebody. */
  reason: 500,
  /** Sites that a group calls its own. */
  homeSites: 20,
  /** In kilometres around a place, as far as its home sites. */
  radius: { default: 100, max: 2_000 },
  /** So many are popular. */
  popular: 12,
  /** So many groups somebody owns. */
  owned: 20,
  /** Links that are open at once, uses of one, and days until it ends. */
  invites: 20,
  uses: { default: 10, max: 500 },
  inviteDays: { default: 30, max: 90 },
  /** Whoever wrote, joined or shared something within so many days is active. */
  activeDays: 30,
  /** What was lately reported at a home site is no older than so many days. */
  latelyDays: 180,
} as const

/** Who comes in: everybody, whoever the organisers accept, or whoever is invited, unseen by all others. */
export const groupKinds = ['open', 'request', 'private'] as const
export type GroupKind = (typeof groupKinds)[number]

/** What somebody is in a group. There is always an owner, until it is archived. */
export const groupRoles = ['owner', 'organiser', 'member'] as const
export type GroupRole = (typeof groupRoles)[number]

/** Where somebody stands with a group: in it, asking to be, invited by name, or kept out. */
export const memberStates = ['in', 'requested', 'invited', 'banned'] as const
export type MemberState = (typeof memberStates)[number]

/**
 * Where a group stands: `held` ones are their owner’s and the moderators’, `removed` ones were taken down, and `archived`
 * ones are read and not written in.
 */
export const groupStates = ['public', 'held', 'removed', 'archived'] as const
export type GroupState = (typeof groupStates)[number]

export const groupFilters = ['all', 'mine', 'popular'] as const
export type GroupFilter = (typeof groupFilters)[number]

/** What members share in the logbook of a group. */
export const logbookKinds = ['dive', 'report'] as const
export type LogbookKind = (typeof logbookKinds)[number]
