import { fold } from '@soundings/rules/text'
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

/** Whether a folded phrase is the name of a site, a place or a part of the world. */
export const isName = (phrase: string, known: Known): boolean =>
  isPartOfWorld(phrase) || known.sites(phrase, 'exact').length > 0 || known.places(phrase, 'exact').length > 0

/** For each word of a question, how many words the longest name has that begins with it; 0 where none does. */
export const namesIn = (source: string, tokens: readonly Token[], known: Known): number[] =>
  tokens.map(({ kind, text }, at) => {
    for (let size = Math.min(longestName, tokens.length - at); size > 0; size--) {
      if (size === 1 && (kind === 'number' || text.length < (kind === 'word' ? 3 : 2) || stopWords.has(text)))
        continue
      if (!areJoined(tokens, at, size)) continue
      const last = tokens[at + size - 1]
      const phrase = fold(source.slice(tokens[at]?.from, last?.to))
      if (phrase !== '' && isName(phrase, known)) return size
    }
    return 0
  })
