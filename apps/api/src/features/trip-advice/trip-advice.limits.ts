import { hour, type Limits, minute } from '#extension-points/limits.ts'

/** How often the trip planner may be asked. */
export const tripAdviceLimits = {
  'ask-trip-advice': {
    what: 'questions to the trip planner',
    limits: [
      { per: 'account', points: 1_200, seconds: hour },
      { per: 'address', points: 120, seconds: minute },
      { per: 'address', points: 2_400, seconds: hour },
    ],
    message: 'You’ve asked the trip planner a lot in a short time.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof tripAdviceLimits, LimitedAction> {}
}
