import { type Limits, minute } from '#extension-points/limits.ts'

/** How often somebody may fail the bot check. */
export const botCheckLimits = {
  /** Wrong tokens of a bot check: right ones are given back. */
  'bot-check': {
    what: 'failed bot checks',
    limits: [{ per: 'address', points: 30, seconds: 10 * minute }],
    message: 'The bot check failed too many times.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof botCheckLimits, LimitedAction> {}
}
