import { type Limits, minute } from '#extension-points/limits.ts'

export const presenceLimits = {
  'read-presence': {
    what: 'questions who is online',
    limits: [{ per: 'account', points: 300, seconds: minute }],
    message: 'Your open pages asked very often who is online.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof presenceLimits, LimitedAction> {}
}
