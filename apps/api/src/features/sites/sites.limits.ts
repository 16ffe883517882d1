import { day, hour, type Limits } from '#extension-points/limits.ts'

/** How often sites may be added, changed and marked. */
export const siteLimits = {
  'add-site': {
    what: 'sites added',
    limits: [
      { per: 'account', points: 60, seconds: hour },
      { per: 'account', points: 300, seconds: day },
      { per: 'address', points: 300, seconds: hour },
    ],
    message: 'You’ve added a lot of sites in a short time.',
  },
  /** As each change is kept in a history. */
  'change-site': {
    what: 'sites edited',
    limits: [{ per: 'account', points: 600, seconds: hour }],
    message: 'You’ve saved a lot of changes in a short time.',
  },
  'propose-change': {
    what: 'edits suggested',
    limits: [
      { per: 'account', points: 60, seconds: hour },
      { per: 'address', points: 300, seconds: hour },
    ],
    message: 'You’ve suggested a lot of edits in a short time.',
  },
  /** Hearts pressed and taken back. */
  favorite: {
    what: 'favorites added or removed',
    limits: [{ per: 'account', points: 1_200, seconds: hour }],
    message: 'You’ve changed a lot of favorites in a short time.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof siteLimits, LimitedAction> {}
}
