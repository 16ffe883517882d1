import { type Line, wordAt } from './words.ts'

// What a "no" rules out that is a place, and neither a depth nor a temperature.

const at = /^(in|near|at|around|off|outside|inside|anywhere)$/
const saidOfPlaces = /^(isnt|arent|not|nowhere|never|no|except|excepting|excluding|exclude|avoid|skip|save)$/
const rulesOut = /^(except|excepting|excluding|exclude|avoid|skip|save)$/

/** Where a name may begin behind a word: "in the Red Sea", "the USA". */
const nameFrom = (line: Line, from: number): number => (wordAt(line, from) === 'the' ? from + 1 : from)

/** "Warmer than 27 °C that aren't in Asia", "deeper than 60 m, except Egypt": of a name that was read already. */
export const isOfPlace = (line: Line, no: number): boolean => {
  const word = wordAt(line, no)
  if (!saidOfPlaces.test(word)) return false
  if (at.test(wordAt(line, no + 1))) return line.taken[nameFrom(line, no + 2)] === true
  const isDirect = rulesOut.test(word) || /^(that|which|thats)$/.test(wordAt(line, no - 1))
  return isDirect && line.taken[nameFrom(line, no + 1)] === true
}
