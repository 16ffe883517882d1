/** What a language model is asked. `max` is how many tokens it may answer with. */
export type Asked = { instructions: string; question: string; max: number }

/** Why a language model gave no answer, in words for the log. */
export class ModelFailure extends Error {}

/** A model that writes. Nothing that it says is taken for true. */
export type LanguageModel = {
  name: string
  /** The answer as it comes, piece by piece; throws a ModelFailure, or what `signal` was ended with. */
  write: (asked: Asked, signal: AbortSignal) => AsyncIterable<string>
}
