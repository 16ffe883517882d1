import { hour, type Limits } from '#extension-points/limits.ts'

/** How often photos may be added, rated and changed. */
export const photoLimits = {
  /** Uploads, of several photos perhaps; one that is sent again after it arrived does not count. */
  'add-photo': {
    what: 'photo uploads',
    limits: [
      { per: 'account', points: 200, seconds: hour },
      { per: 'address', points: 600, seconds: hour },
    ],
    message: 'You’ve added a lot of photos in a short time.',
  },
  'set-avatar': {
    what: 'profile pictures set',
    limits: [{ per: 'account', points: 60, seconds: hour }],
    message: 'You’ve changed your picture several times in a short time.',
  },
  /** What people say of photos, and of their own. */
  'rate-photo': {
    what: 'photo ratings',
    limits: [{ per: 'account', points: 1_200, seconds: hour }],
    message: 'You’ve rated a lot of photos in a short time.',
  },
  'change-photo': {
    what: 'photos edited',
    limits: [{ per: 'account', points: 600, seconds: hour }],
    message: 'You’ve edited a lot of photos in a short time.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof photoLimits, LimitedAction> {}
}
