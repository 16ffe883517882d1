import { hour, type Limits } from '#extension-points/limits.ts'

export const equipmentLimits = {
  'change-equipment': {
    what: 'lists of equipment saved',
    limits: [{ per: 'account', points: 600, seconds: hour }],
    message: 'You’ve saved your equipment many times in a short time.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof equipmentLimits, LimitedAction> {}
}
