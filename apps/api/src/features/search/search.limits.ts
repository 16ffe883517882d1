import { day, hour, type Limits, minute } from '#extension-points/limits.ts'

/** How often the assistant may be asked. */
export const searchLimits = {
  /** Questions to the assistant. */
  ask: {
    what: 'questions to the assistant',
    limits: [
      { per: 'account', points: 600, seconds: hour },
      { per: 'address', points: 60, seconds: minute },
      { per: 'address', points: 1_200, seconds: hour },
    ],
    message: 'You’ve asked a lot of questions in a short time.',
  },
  /** Answers that a language model words, each of which costs whoever runs the server; beyond them it is not asked. */
  'ask-model': {
    what: 'answers written by a language model',
    limits: [
      { per: 'account', points: 100, seconds: day },
      { per: 'address', points: 300, seconds: day },
    ],
    message: 'You’ve reached today’s limit for AI-written answers.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof searchLimits, LimitedAction> {}
}
