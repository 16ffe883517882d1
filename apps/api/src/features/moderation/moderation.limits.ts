import { hour, type Limits } from '#extension-points/limits.ts'

/** How often something may be reported to the moderators. */
export const moderationLimits = {
  /** Telling moderators that something is wrong. */
  flag: {
    what: 'problems reported',
    limits: [{ per: 'account', points: 30, seconds: hour }],
    message: 'You’ve reported a lot of problems in a short time.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof moderationLimits, LimitedAction> {}
}
