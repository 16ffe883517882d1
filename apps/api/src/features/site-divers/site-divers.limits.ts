import { hour, type Limits } from '#extension-points/limits.ts'

export const siteDiversLimits = {
  'dives-here': {
    what: 'sites that a diver says they dive at',
    limits: [{ per: 'account', points: 100, seconds: hour }],
    message: 'You’ve said so at a lot of sites in a short time.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof siteDiversLimits, LimitedAction> {}
}
