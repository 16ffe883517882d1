import { hasBefore, isNegator, unit } from './negators-before.ts'
import { type Line, untaken, wordAt, wordSet } from './words.ts'

// What follows a number and rules out more of it, or less: "30 m, nothing deeper", "24 degrees, nothing colder".

const deeperStill = wordSet('deeper further farther more lower colder cooler warmer hotter beyond')

export const nothingMore = 6

const nothingOver = 8

/** "20 m and not one metre more": the number tells how little more is too much. */
export const isNotOneMore = (line: Line, at: number): boolean =>
  (line.words[at]?.value ?? few) < few &&
  unit.test(wordAt(line, at + 1)) &&
  [at + 2, at + 3].some(
    (each) =>
      deeperStill.has(wordAt(line, each)) || /^(past|below|under|less|over)$/.test(wordAt(line, each)),
  ) &&
  hasBefore(line, at, 3, (each) => isNegator(line, each))

const few = 4

/** "33 m is my record, and I'm not looking to beat that." */
const outdoing = wordSet('beat beating exceed exceeding surpass outdo top topping better improve break')

/** "111 feet, so nothing deeper": what follows a number rules out more of it. */
export const rulesOutMore = (line: Line, end: number): boolean => {
  for (let each = end; each < Math.min(line.words.length, end + nothingOver); each++) {
    if (line.words[each]?.value != null && !isNotOneMore(line, each)) return false
    const isMore =
      each < end + nothingMore &&
      deeperStill.has(wordAt(line, each)) &&
      !['than', 'then'].includes(wordAt(line, each + 1))
    if (isMore || outdoing.has(wordAt(line, each)))
      return hasBefore(untaken(line), each, 4, (before) => before >= end && isNegator(line, before))
  }
  return false
}

const farWord = 5

/** Which word of some stands soon after a number, of its sentence. */
const soonAfter = (line: Line, end: number, words: RegExp): boolean =>
  line.words
    .slice(end, end + farWord)
    .some(
      ({ text }, each, rest) => words.test(text) && rest.slice(0, each).every(({ value }) => value === null),
    )

/** "24 degrees, nothing colder." */
export const rulesOutColder = (line: Line, end: number): boolean =>
  soonAfter(line, end, /^(colder|cooler|chillier|lower|less|below|under)$/)

export const isTooWarm = (line: Line, end: number): boolean =>
  soonAfter(line, end, /^(warm|warmer|hot|hotter)$/)
