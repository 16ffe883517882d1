import { negatingPairs, negators } from './limit-words.ts'
import { phraseFrom } from './phrases.ts'
import { type Line, untaken, wordAt, wordSet } from './words.ts'

// What every reader of a limit looks for before a word.

export const unit = /^(m|metres?|meters?|ft|feet|foot|km|kms|miles?|mi|degrees?|deg|c|f|celsius|fahrenheit)$/

export const selves = wordSet('i we im were ill id')

/** Whether a number, with its unit perhaps, ends right before a place. */
export const isAmountEnd = (line: Line, at: number): boolean =>
  line.words[at - 1]?.value != null ||
  (unit.test(wordAt(line, at - 1)) && [at - 2, at - 3].some((each) => line.words[each]?.value != null))

export const isNegator = (line: Line, at: number): boolean =>
  negators.has(wordAt(line, at)) || phraseFrom(untaken(line), negatingPairs, at) !== undefined

export const hasBefore = (line: Line, at: number, far: number, isOne: (at: number) => boolean): boolean => {
  for (let each = at - 1; each >= Math.max(0, at - far) && !line.words[each + 1]?.isBreak; each--)
    if (isOne(each)) return true
  return false
}

/** Whether a "not" stands right before a word: "not afraid of", "I don't really mind", "not without". */
export const isDenied = (line: Line, at: number): boolean =>
  hasBefore(line, at, 2, (each) => negators.has(wordAt(line, each)))
