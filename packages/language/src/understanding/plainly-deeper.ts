import { isDoubt } from './certainly-deeper.ts'
import { beingDoubts, negators } from './doubts.ts'
import { unknownWords } from './known-words.ts'
import { type Line, wordAt } from './words.ts'

// "Frogfish deeper than 40 m": where each word of a question is known, nothing in it can turn its depth round.

/** "Deeper than 40 m, no current": a "no" of something else, in a clause apart from the number. */
const isOfOther = (asked: Line, at: number): boolean => {
  const number = asked.words.findIndex(({ value }) => value !== null)
  const [from, to] = at < number ? [at + 1, number] : [number + 1, at]
  const isApart = at > number || asked.words.slice(from, to + 1).some(({ isBreak }) => isBreak)
  return isApart && !isDoubt(asked, at)
}

/**
 * Whether a question is made of known words alone, and of none that rules out a depth or tells of who asks. `asked` is what is left of
 * it where depths are read.
 */
export const isPlain = (unnamed: Line, asked: Line): boolean =>
  unknownWords(unnamed).every((at) => negators.has(wordAt(unnamed, at)) && isOfOther(asked, at)) &&
  unnamed.words.every(
    ({ text }, at) =>
      unnamed.taken[at] || (!beingDoubts.has(text) && (!negators.has(text) || isOfOther(asked, at))),
  )
