import { day, hour, type Limits } from '#extension-points/limits.ts'

/** How often dive reports may be sent, changed, praised and downloaded. */
export const reportLimits = {
  /** Several at once are sent by who dived where there was no signal. */
  'add-report': {
    what: 'dive reports sent',
    limits: [
      { per: 'account', points: 120, seconds: hour },
      { per: 'account', points: 400, seconds: day },
      { per: 'address', points: 600, seconds: hour },
    ],
    message: 'You’ve sent a lot of dive reports in a short time.',
  },
  'change-report': {
    what: 'dive reports edited',
    limits: [{ per: 'account', points: 600, seconds: hour }],
    message: 'You’ve edited a lot of dive reports in a short time.',
  },
  /** Reports praised, and that taken back. */
  'praise-report': {
    what: 'dive reports marked as helpful',
    limits: [{ per: 'account', points: 1_200, seconds: hour }],
    message: 'You’ve marked a lot of reports as helpful in a short time.',
  },
  /** All of them in one file. */
  'export-reports': {
    what: 'downloads of all dive reports',
    limits: [{ per: 'address', points: 30, seconds: hour }],
    message: 'The dive reports were downloaded several times in a short time.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof reportLimits, LimitedAction> {}
}
