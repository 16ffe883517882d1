import { type Limits, minute } from '#extension-points/limits.ts'

/** How often the stream of events may be tried. */
export const liveLimits = {
  /** Saying what a stream of events should follow, which a page does whenever it shows something else. */
  'follow-topics': {
    what: 'changes of what pages follow live',
    limits: [{ per: 'account', points: 600, seconds: minute }],
    message: 'Your open pages asked for too many live updates in a short time.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof liveLimits, LimitedAction> {}
}
