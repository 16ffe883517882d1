import { hour, type Limits } from '#extension-points/limits.ts'

/** How often a file may be sent. */
export const bulkUploadRates = {
  'bulk-preview': {
    what: 'files of dive sites uploaded',
    limits: [{ per: 'account', points: 30, seconds: hour }],
    message: 'You’ve uploaded many files in a short time.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof bulkUploadRates, LimitedAction> {}
}
