import { hour, type Limits } from '#extension-points/limits.ts'

export const certificationLimits = {
  'change-certification': {
    what: 'certifications added, changed, shown to moderators or deleted',
    limits: [{ per: 'account', points: 200, seconds: hour }],
    message: 'You’ve changed your certifications many times in a short time.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof certificationLimits, LimitedAction> {}
}
