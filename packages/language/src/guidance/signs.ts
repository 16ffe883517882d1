import { allPhrases, type Phrases, singular } from '../understanding/phrases.ts'
import { type Lexicon, lexiconOf } from '../understanding/spelling.ts'
import type { Line } from '../understanding/words.ts'

import { bodies } from './signs/bodies.ts'
import { longBreaks } from './signs/breaks.ts'
import { badGas, equipment } from './signs/equipment.ts'
import { health } from './signs/health.ts'
import { mishaps } from './signs/mishaps.ts'
import { afterOperations } from './signs/operations.ts'
import { people } from './signs/people.ts'
import type { Signs } from './signs/sign.ts'
import { underWater } from './signs/under-water.ts'
import { urgent } from './signs/urgent.ts'
import type { GuidanceTopic } from './topics.ts'

/** What is most urgent first: of several topics the first is answered. */
const topics: readonly Signs[] = [
  ...urgent,
  ...mishaps,
  badGas,
  afterOperations,
  ...health,
  ...underWater,
  ...equipment,
  ...people,
  ...bodies,
  longBreaks,
]

/** Takes what is harmless out of a question, so that none of its words are a sign. */
const without = (line: Line, harmless: Phrases<true> | undefined): Line => {
  const known = harmless ? allPhrases(line, harmless) : []
  if (known.length === 0) return line
  const taken = [...line.taken]
  for (const { at, size } of known) taken.fill(true, at, at + size)
  return { ...line, taken }
}

/** The words by which a topic is told, so that nothing is looked for by them. */
export const wordsOf = (topic: GuidanceTopic): ReadonlySet<string> => {
  const known = wordsByTopic.get(topic)
  if (known) return known
  const words = new Set(
    topics
      .filter((each) => each.topic === topic)
      .flatMap(({ any }) => any.flat())
      .flatMap(({ meanings }) => [...meanings.keys()].flatMap((phrase) => phrase.split(' '))),
  )
  wordsByTopic.set(topic, words)
  return words
}
const wordsByTopic = new Map<GuidanceTopic, ReadonlySet<string>>()

const shortestCorrected = 6

/** The longer words of all signs, by which misspelt ones are told: as of places, only what is very close. */
export const signLexicon = (): Lexicon => {
  signWords ??= new Set(
    topics
      .flatMap(({ any }) => any.flat())
      .flatMap(({ meanings }) => [...meanings.keys()].flatMap((phrase) => phrase.split(' ')))
      .filter((word) => word.length >= shortestCorrected),
  )
  lexicon ??= lexiconOf(signWords, signWords, signWords)
  return lexicon
}
let signWords: Set<string> | undefined
let lexicon: Lexicon | undefined

/** Which ideas have phrases that begin with a word: most questions have no word of most of them. */
const byFirstWord = new Map<string, Set<Phrases<true>>>()
for (const idea of topics.flatMap(({ any }) => any.flat()))
  for (const word of idea.starts.keys()) byFirstWord.set(word, (byFirstWord.get(word) ?? new Set()).add(idea))

const possibleIn = ({ words }: Line): ReadonlySet<Phrases<true>> =>
  new Set(
    words.flatMap(({ text }) => [text, singular(text)].flatMap((word) => [...(byFirstWord.get(word) ?? [])])),
  )

/** What a question asks about health, safety or training; null where it asks for nothing of the kind. */
export const guidanceIn = (line: Line): GuidanceTopic | null => {
  const possible = possibleIn(line)
  for (const { topic, any, unless } of topics) {
    const signs = any.filter((ideas) => ideas.every((idea) => possible.has(idea)))
    if (signs.length === 0) continue
    const rest = without(line, unless)
    if (signs.some((ideas) => ideas.every((idea) => allPhrases(rest, idea).length > 0))) return topic
  }
  return null
}
