import { animals } from './animals.ts'
import { constraints } from './constraints.ts'
import { conversations } from './conversations.ts'
import { inDiversWords } from './divers-words.ts'
import { exclusions } from './exclusions.ts'
import { followUps } from './follow-ups.ts'
import { knownItems } from './known-items.ts'
import { impossible, medical, offTopic } from './limits.ts'
import { meanings } from './meanings.ts'
import type { Question } from './question.ts'
import { nearby, seasons } from './seasons-and-nearby.ts'

export { openStreetMapQuestions } from './openstreetmap.ts'

/** Questions over the starter sites, written after reading them, with what is right about each answer. */
export const questions: readonly Question[] = [
  ...constraints,
  ...knownItems,
  ...animals,
  ...seasons,
  ...nearby,
  ...meanings,
  ...exclusions,
  ...inDiversWords,
  ...followUps,
  ...conversations,
  ...impossible,
  ...offTopic,
  ...medical,
]
