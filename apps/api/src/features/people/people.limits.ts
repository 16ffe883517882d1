import { hour, type Limits } from '#extension-points/limits.ts'

export const peopleLimits = {
  'change-privacy': {
    what: 'changes of privacy settings',
    limits: [{ per: 'account', points: 200, seconds: hour }],
    message: 'You have changed your privacy settings very often in a short time.',
  },
  'keep-away': {
    what: 'people blocked or muted',
    limits: [{ per: 'account', points: 200, seconds: hour }],
    message: 'You’ve blocked or muted a lot of people in a short time.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof peopleLimits, LimitedAction> {}
}
