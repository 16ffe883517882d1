import { ambiguousCountries, countries } from '../countries.ts'
import type { Known } from '../known.ts'
import { stopWords } from '../ordinary-words.ts'
import { waterNames } from '../water-names.ts'
import { areJoined, type Token } from './tokens.ts'
import { placesInTables } from './tongue.ts'

/** The longest names, in words, that are looked for. */
const longestName = 6

/** Whether a folded phrase is the English name of a country, a sea or the like. */
export const isPartOfWorld = (phrase: string): boolean =>
  !ambiguousCountries.has(phrase) &&
  (waterNames.meanings.has(phrase) || placesInTables.has(phrase) || countries.meanings.has(phrase))

/** A name as everybody writes it, in words. */
export type Name = { size: number; isPlace: boolean }

/** Whether a folded phrase is the name of a site, a place or a part of the world. */
export const isName = (phrase: string, known: Known): boolean =>
  isPlaceName(phrase, known) || known.sites(phrase, 'exact').length > 0

const isPlaceName = (phrase: string, known: Known): boolean =>
  isPartOfWorld(phrase) || known.places(phrase, 'exact').length > 0

const apostrophe = /^['’‘`´ʼ]?$/u

/** Some words as `fold` has them: an apostrophe parts none. */
const phraseOf = (tokens: readonly Token[], at: number, size: number): string => {
  let phrase = tokens[at]?.text ?? ''
  for (const { gap, text } of tokens.slice(at + 1, at + size))
    phrase += apostrophe.test(gap) ? text : ` ${text}`
  return phrase
}

/** For each word of a question, the longest name that begins with it. */
export const namesIn = (tokens: readonly Token[], known: Known): readonly (Name | undefined)[] =>
  tokens.map(({ kind, text }, at) => {
    for (let size = Math.min(longestName, tokens.length - at); size > 0; size--) {
      if (size === 1 && (kind === 'number' || text.length < (kind === 'word' ? 3 : 2) || stopWords.has(text)))
        continue
      if (!areJoined(tokens, at, size)) continue
      const phrase = phraseOf(tokens, at, size)
      if (phrase !== '' && isName(phrase, known)) return { size, isPlace: isPlaceName(phrase, known) }
    }
    return undefined
  })
