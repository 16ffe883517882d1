import { hour, type Limits } from '#extension-points/limits.ts'

export const notificationsLimits = {
  'change-notifications': {
    what: 'changes of notification preferences',
    limits: [{ per: 'account', points: 300, seconds: hour }],
    message: 'You have changed your notification settings very often in a short time.',
  },
  'add-push-device': {
    what: 'browsers added for push messages',
    limits: [{ per: 'account', points: 30, seconds: hour }],
    message: 'You have turned on push messages very often in a short time.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof notificationsLimits, LimitedAction> {}
}
