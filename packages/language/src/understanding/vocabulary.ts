import { accessWords } from './access.ts'
import { animalNames } from './animal-names.ts'
import { countries } from './countries.ts'
import { depthWords } from './depth-words.ts'
import { facilityWords } from './facilities.ts'
import { hazardWords } from './hazards.ts'
import { kindWords } from './kind-words.ts'
import { levelWords } from './level-words.ts'
import { isMatter } from './matters.ts'
import { orderWords } from './order.ts'
import { isEveryday, stopWords } from './ordinary-words.ts'
import { type Phrases, singular } from './phrases.ts'
import { relativeWords } from './relative.ts'
import { type Lexicon, lexiconOf } from './spelling.ts'
import { speltRight, wellKnown } from './spelt-right.ts'
import { temperatureWords } from './temperature.ts'
import { timeWords } from './time.ts'
import { waterNames } from './water-names.ts'
import { waterWords } from './waters-wanted.ts'

const wordsOf = (known: Phrases<unknown>) => [...known.meanings.keys()].flatMap((phrase) => phrase.split(' '))

/** They turn round what is asked, so that nothing may be misread where they are misspelt. */
const negations = 'doesnt didnt wouldnt shouldnt couldnt mustnt havent hasnt cannot nothing without'.split(
  ' ',
)

const bothNumbers = (word: string) => [word, `${word}s`]

let kept: { own: Set<string>; alone: Set<string>; lexicon: Lexicon } | undefined

const vocabulary = () => {
  if (kept) return kept
  const aspects = [
    accessWords,
    waterWords,
    facilityWords,
    kindWords,
    levelWords,
    orderWords,
    relativeWords,
    animalNames(),
    ...depthWords,
    ...hazardWords,
    ...temperatureWords,
    ...timeWords,
  ]
  const own = new Set(aspects.flatMap(wordsOf))
  const alone = new Set(aspects.flatMap(({ meanings }) => [...meanings.keys()]))
  const named = [countries, waterNames]
  const words = [...own, ...named.flatMap(wordsOf)].filter((word) => word.length > 3 && !stopWords.has(word))
  const whole = new Set([...aspects, ...named].flatMap(({ meanings }) => [...meanings.keys()]))
  const places = words.filter((word) => !own.has(word))
  const both = (some: Iterable<string>) => new Set([...some].flatMap(bothNumbers))
  const all = new Set([...both(words), ...negations])
  kept = { own, alone, lexicon: lexiconOf(all, new Set([...both(whole), ...negations]), both(places)) }
  return kept
}

/** Whether a word is one of those by which kinds, levels, animals and the like are asked for. */
export const isVocabulary = (word: string): boolean => {
  const { own } = vocabulary()
  return own.has(word) || own.has(singular(word))
}

/** Whether a word asks for something by itself: "shark" does, and the "knight" of knight fish does not. */
export const isVocabularyAlone = (word: string): boolean => {
  const { alone } = vocabulary()
  return alone.has(word) || alone.has(singular(word))
}

/** The words by which misspelt ones are corrected: those of every aspect, and of countries and seas. */
export const lexicon = (): Lexicon => vocabulary().lexicon

/** Whether a word may be a name by itself: it is neither everyday English nor of the vocabulary. */
export const isTelling = (word: string): boolean =>
  word !== '' && !isEveryday(word) && !isEveryday(singular(word)) && !isVocabulary(word)

/** Whether a word may be misspelt: it tells something, and is not known to be right. */
export const isDoubtful = (word: string): boolean =>
  isTelling(word) && !speltRight.has(word) && !wellKnown.has(word) && !isMatter(word)
