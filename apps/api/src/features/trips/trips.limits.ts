import { day, hour, type Limits, minute } from '#extension-points/limits.ts'

const invited = (what: string, points: number) => ({
  what,
  limits: [{ per: 'account' as const, points, seconds: day, easedInTests: true as const }],
  message: 'You’ve invited many people in a short time.',
})

/** How often trips may be planned, changed and shown to others. */
export const tripsLimits = {
  'plan-trip': {
    what: 'trips planned, copied and imported',
    limits: [
      { per: 'account', points: 60, seconds: hour, easedInTests: true },
      { per: 'account', points: 200, seconds: day, easedInTests: true },
    ],
    message: 'You’ve planned many trips in a short time.',
  },
  /** Whoever drags stops about makes a change with each. */
  'change-trip': {
    what: 'changes of trips and of what is on them',
    limits: [{ per: 'account', points: 3_000, seconds: hour, easedInTests: true }],
    message: 'You’ve changed a lot in a short time.',
  },
  'trip-invite-new': invited('invitations to trips by new members', 10),
  'trip-invite-member': invited('invitations to trips by members', 100),
  'trip-invite-trusted': invited('invitations to trips by regulars', 100),
  'share-trip': {
    what: 'links made to trips',
    limits: [{ per: 'account', points: 120, seconds: hour }],
    message: 'You’ve shared a lot of trips in a short time.',
  },
  'export-trip': {
    what: 'downloads of trips',
    limits: [{ per: 'account', points: 120, seconds: hour }],
    message: 'You’ve downloaded a lot of trips in a short time.',
  },
  'open-shared-trip': {
    what: 'links to trips opened',
    limits: [{ per: 'address', points: 120, seconds: minute, easedInTests: true }],
    message: 'You’ve opened many links in a short time.',
  },
  'wrong-shared-trip': {
    what: 'links to trips that lead nowhere',
    limits: [{ per: 'address', points: 20, seconds: minute, easedInTests: true }],
    message: 'You’ve opened many links that have ended.',
  },
  'look-at-trip': {
    what: 'signs that somebody looks at a trip',
    limits: [{ per: 'account', points: 120, seconds: minute }],
    message: 'You’re opening and leaving trips very fast.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof tripsLimits, LimitedAction> {}
}
