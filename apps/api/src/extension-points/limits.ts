export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour

/** Whose tries are counted together: of a client's network address, of an account, or of one at the other. */
type Counted = 'address' | 'account' | 'account and address'

export type Limit = {
  per: Counted
  /** So many tries are let through … */
  points: number
  /** … within this many seconds of the first. */
  seconds: number
  /** One of those that stand in the way of signing many people up or writing much, which tests do. */
  easedInTests?: true
}

/** Something that may not be tried too often. */
export type LimitedAction = {
  /** What is counted, as a row of the table in docs/deployment.md: 'sign-ups'. */
  what: string
  /** Narrowest first: a try that one of them refuses does not count for those after it. */
  limits: readonly Limit[]
  /** The message for a person who has used them up; when to try again is added. */
  message: string
}

/**
 * How often each thing of a feature may be tried, by name. An account is known by the mail address or id that the
 * request names, whether or not there is one, so that a limit tells nobody who has an account.
 */
export type Limits = Readonly<Record<string, LimitedAction>>

/** The limits of all features: each adds its own beside them, so that nobody can count what was not declared. */
// biome-ignore lint/suspicious/noEmptyInterface: the features fill it
export interface DeclaredLimits {}
export type LimitName = keyof DeclaredLimits

export const tooMany = 'Too many attempts.'
