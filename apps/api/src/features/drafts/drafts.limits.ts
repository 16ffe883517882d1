import { type Limits, minute } from '#extension-points/limits.ts'

export const draftsLimits = {
  'keep-draft': {
    what: 'times that drafts are kept',
    limits: [{ per: 'account', points: 120, seconds: minute }],
    message: 'You’ve saved drafts very often in a short time.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof draftsLimits, LimitedAction> {}
}
