import { concepts } from '@soundings/language/synonyms'
import { stemsOf } from './stem.ts'

/** The concept of each phrase without its endings. */
export const conceptOf: ReadonlyMap<string, string> = new Map(
  [...concepts].flatMap(([concept, phrases]) =>
    phrases.map((phrase) => [stemsOf(phrase).join(' '), concept] as const),
  ),
)
