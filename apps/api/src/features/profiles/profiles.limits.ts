import { hour, type Limits } from '#extension-points/limits.ts'

export const profileLimits = {
  'change-profile': {
    what: 'changes of profiles and usernames',
    limits: [{ per: 'account', points: 100, seconds: hour }],
    message: 'You’ve changed your profile many times in a short time.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof profileLimits, LimitedAction> {}
}
