import {
  fineAfter,
  lateNegators,
  likewise,
  likewiseAfter,
  mindsOnlyDenied,
  negators,
  refused,
} from './limit-words.ts'
import { phraseBefore, phraseFrom } from './phrases.ts'
import { type Line, untaken, wordAt } from './words.ts'

// What is said of a limit in another part of its sentence.

/** "Deeper than 30 m is a no, and so is colder than 15": what was said last before, where the same is said of a number. */
export const saidLikewise = (line: Line, at: number, end: number): 'refused' | 'fine' | null => {
  const all = untaken(line)
  const start = ['anything', 'anywhere', 'any'].includes(wordAt(line, at - 1)) ? at - 1 : at
  const before = phraseBefore(all, likewise, start)
  if (!before && !phraseFrom(all, likewiseAfter, end)) return null
  for (let each = (before?.at ?? start) - 1; each > 0; each--) {
    if (phraseFrom(all, refused, each) || lateNegators.has(wordAt(line, each))) return 'refused'
    if (phraseFrom(all, fineAfter, each)) return 'fine'
  }
  return null
}

const possessive = /^(my|our|the|his|her|i|we|she|he)$/
const farConsequence = 6

/** "Any deeper than 22 m and my insurance does not pay": a number past which something goes wrong. */
export const hasConsequence = (line: Line, at: number, end: number): boolean => {
  if (!/^(any|anything|anywhere|once|if|when|go|going)$/.test(wordAt(line, at - 1))) return false
  const start = ['and', 'then'].includes(wordAt(line, end)) ? end + 1 : end
  if (!possessive.test(wordAt(line, start))) return false
  for (let each = start + 1; each < start + farConsequence && !line.words[each]?.isBreak; each++)
    if (negators.has(wordAt(line, each))) return !mindsOnlyDenied.has(wordAt(line, each + 1))
  return false
}
