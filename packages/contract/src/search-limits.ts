// A file of its own: the address of the home screen needs them before anything is asked.

/** Lengths in characters, distances in kilometres, times in milliseconds. */
export const searchLimits = {
  question: 1_000,
  /** Sites of one call, and shown at once; more are fetched when fewer than a batch remain. */
  perCall: 200,
  batch: 24,
  /** How far a place without a distance reaches. */
  near: 50,
  radius: { min: 0.5, max: 2_000 },
  temperature: { min: -2, max: 40 },
  /** Of a conversation, as far back as questions are understood by it. */
  shown: 24,
  /** An answer is there by then, whatever a language model does. */
  answer: 10_000,
} as const
