import { day, hour, type Limits } from '#extension-points/limits.ts'

/** How often a log may be written to, handed over and read back. */
export const diveLogLimits = {
  /** A whole paper log is typed in over a weekend, and dives of a holiday are sent at once. */
  'add-dive': {
    what: 'dives added to a log',
    limits: [
      { per: 'account', points: 600, seconds: hour },
      { per: 'account', points: 3_000, seconds: day },
    ],
    message: 'You’ve added a lot of dives in a short time.',
  },
  /** Changed, deleted and restored, one by one or several at once. */
  'change-dive': {
    what: 'dives of a log edited',
    limits: [{ per: 'account', points: 2_000, seconds: hour }],
    message: 'You’ve edited a lot of dives in a short time.',
  },
  'share-dive': {
    what: 'links made to dives of a log',
    limits: [{ per: 'account', points: 120, seconds: hour }],
    message: 'You’ve shared a lot of dives in a short time.',
  },
  'export-dives': {
    what: 'downloads of a dive log',
    limits: [{ per: 'account', points: 60, seconds: hour }],
    message: 'You’ve downloaded your dive log several times in a short time.',
  },
  'read-dives': {
    what: 'dive logs read back from a file',
    limits: [{ per: 'account', points: 20, seconds: hour }],
    message: 'You’ve read several files in a short time.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof diveLogLimits, LimitedAction> {}
}
