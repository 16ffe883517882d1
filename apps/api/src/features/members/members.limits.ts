import { type Limits, minute } from '#extension-points/limits.ts'

export const membersLimits = {
  /** Against copying the list: each search, and each page that a visitor reads. */
  'members-search': {
    what: 'searches for members, and pages of members read by visitors',
    limits: [{ per: 'address', points: 60, seconds: minute }],
    message: 'You’ve searched for members very often in a short time.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof membersLimits, LimitedAction> {}
}
