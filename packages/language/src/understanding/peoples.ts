import { countries } from './countries.ts'
import { type Line, wordAt } from './words.ts'

// Words for languages and peoples where they are no places.

const languages = /^(english|french|german|spanish|italian|dutch|portuguese|japanese)$/

const spoken =
  /^(speaking|speakers?|language|guides?|instructors?|guiding|briefings?|lessons?|translation|staff)$/

/** "In English: which wrecks …", "a German guide", "they should speak French": a language. */
export const isLanguage = (line: Line, at: number): boolean => {
  if (!languages.test(wordAt(line, at))) return false
  const next = line.words[at + 1]
  if (/^(speaks?|speaking|spoken|write)$/.test(wordAt(line, at - 1))) return true
  // "Somewhere Spanish speaking" is a place.
  const isEnd = line.words[at + 2]?.isBreak ?? true
  if (next !== undefined && !next.isBreak && spoken.test(next.text) && !(isEnd && next.text === 'speaking'))
    return true
  return (
    wordAt(line, at - 1) === 'in' &&
    (next === undefined || next.isBreak || /^(please|pls|plz|now|thanks)$/.test(next.text))
  )
}

/** "A group of four Aussies": people, and no place. */
export const isOfPeople = (line: Line, at: number, phrase: string): boolean => {
  const country = countries.meanings.get(phrase.replace(/s$/, ''))
  const isCounted = line.words[at - 1]?.value != null || /^(few|some|several)$/.test(wordAt(line, at - 1))
  return phrase.endsWith('s') && country !== undefined && isCounted && !country.toLowerCase().includes(phrase)
}
