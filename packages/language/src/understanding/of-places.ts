import { type Line, wordAt } from './words.ts'

// What a "no" rules out that is a place, and neither a depth nor a temperature.

const at = /^(in|near|at|around|off|outside|inside|anywhere)$/
const saidOfPlaces = /^(isnt|arent|not|never|nowhere|except|excepting|excluding|exclude|avoid|skip|save)$/
const rulesOut = /^(except|excepting|excluding|exclude|avoid|skip|save)$/

/** Whether a name begins at a word, or behind a "the", and all of it is said in one breath with what stands before. */
const isNameAt = (line: Line, from: number): boolean => {
  if (line.words[from]?.isBreak) return false
  if (wordAt(line, from) === 'the') return isNameAt(line, from + 1)
  return line.names?.[from] === true
}

/** "Warmer than 27 °C that aren't in Asia", "deeper than 60 m, except Egypt": of a place or a site that is named. */
export const isOfPlace = (line: Line, no: number): boolean => {
  const word = wordAt(line, no)
  if (!saidOfPlaces.test(word)) return false
  if (at.test(wordAt(line, no + 1))) return !line.words[no + 1]?.isBreak && isNameAt(line, no + 2)
  // "Deeper than 40 m, not Egypt."
  const isApart = word === 'not' && (no === 0 || line.words[no]?.isBreak === true)
  const isDirect = isApart || rulesOut.test(word) || /^(that|which|thats)$/.test(wordAt(line, no - 1))
  return isDirect && isNameAt(line, no + 1)
}
