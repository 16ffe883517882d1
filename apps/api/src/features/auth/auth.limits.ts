import { day, hour, type Limits, minute, tooMany } from '#extension-points/limits.ts'

/** How often people may try to sign up, to sign in and to change their account. */
export const authLimits = {
  /** Only tries that fail count: the others are given back. */
  login: {
    what: 'wrong passwords at login',
    limits: [
      { per: 'account and address', points: 10, seconds: 15 * minute },
      { per: 'account', points: 50, seconds: hour },
      { per: 'address', points: 60, seconds: 15 * minute },
    ],
    message: tooMany,
  },
  /** The password of somebody who is signed in already, asked once more. */
  password: {
    what: 'wrong passwords in the settings',
    limits: [
      { per: 'account', points: 10, seconds: 15 * minute },
      { per: 'address', points: 60, seconds: 15 * minute },
    ],
    message: tooMany,
  },
  register: {
    what: 'sign-ups',
    limits: [{ per: 'address', points: 10, seconds: hour, easedInTests: true }],
    message: 'Too many sign-ups from your network.',
  },
  'check-email': {
    what: 'checks whether an address can sign up',
    limits: [{ per: 'address', points: 20, seconds: hour, easedInTests: true }],
    message: tooMany,
  },
  'check-handle': {
    what: 'checks whether a username is free',
    limits: [{ per: 'address', points: 60, seconds: 10 * minute, easedInTests: true }],
    message: tooMany,
  },
  /** Any mail with a code in it; the account is the address that it goes to, together with what the code is for. */
  'code-mail': {
    what: 'mails with a code, for each purpose',
    limits: [
      { per: 'account', points: 1, seconds: minute },
      { per: 'account', points: 10, seconds: day, easedInTests: true },
      { per: 'address', points: 20, seconds: hour, easedInTests: true },
    ],
    message: 'We’ve just sent you a code.',
  },
  /** A code that is typed; the account is the sign-up, known by its browser, or the member who changes their address. */
  verify: {
    what: 'codes entered to sign up or to change an address',
    limits: [
      { per: 'account', points: 10, seconds: 10 * minute },
      { per: 'account', points: 30, seconds: day },
      { per: 'address', points: 60, seconds: 10 * minute, easedInTests: true },
    ],
    message: tooMany,
  },
  /** The password of a sign-up, where another browser began it. */
  'sign-up-password': {
    what: 'passwords entered with a sign-up code',
    limits: [
      { per: 'account and address', points: 10, seconds: 15 * minute },
      { per: 'account', points: 50, seconds: hour },
      { per: 'address', points: 60, seconds: 10 * minute, easedInTests: true },
    ],
    message: tooMany,
  },
  reset: {
    what: 'codes entered to reset a password',
    limits: [
      { per: 'account', points: 10, seconds: 10 * minute },
      { per: 'address', points: 60, seconds: 10 * minute },
    ],
    message: tooMany,
  },
  /** A zip of everything, which takes the server a while. */
  export: {
    what: 'data exports',
    limits: [{ per: 'account', points: 10, seconds: hour }],
    message: 'You’ve exported your data several times in a short time.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof authLimits, LimitedAction> {}
}
