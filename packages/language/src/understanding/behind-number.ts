import type { Limit } from './limit-words.ts'
import { type Found, type Phrases, phraseFrom } from './phrases.ts'
import { turnBefore } from './turning.ts'
import { type Line, wordAt } from './words.ts'

// What stands behind a number and limits it.

/** "24 degrees and not a degree less." */
export const rulesOutLess = (line: Line, end: number): boolean => {
  for (let each = end; each < Math.min(line.words.length, end + 6); each++) {
    if (line.words[each]?.value != null && wordAt(line, each) !== 'one') return false
    if (/^(less|fewer)$/.test(wordAt(line, each)) && wordAt(line, each + 1) !== 'than' && each > end)
      return [1, 2, 3, 4].some(
        (back) => each - back >= end && /^(not|no|nothing|never|and not)$/.test(wordAt(line, each - back)),
      )
  }
  return false
}

/**
 * "Not 30 m or deeper", "skip the 30 m plus stuff". In "not in Egypt, 24 degrees or warmer" the "no" is of the place, which
 * counts where `isSafe` says that what is ruled out would be the safe limit.
 */
export const isRuledOut = (line: Line, at: number, isSafe = false): boolean => {
  const { turn, isOfOther = false } = turnBefore(line, at)
  return !line.words[at]?.isBreak && turn === 'turned' && !(isSafe && isOfOther)
}

/** A phrase behind a number that limits it; "and no more than" limits the next one. */
export const phraseBehind = (line: Line, known: Phrases<Limit>, end: number): Found<Limit> | undefined => {
  const found = phraseFrom(line, known, end) ?? overHedges(line, known, end)
  // "Minimum 20 m, maximum 40 m", "a min of 20 m, max of 40 m": what limits the next number says nothing of this one.
  let after = found ? found.at + found.size : 0
  const isApart = found !== undefined && line.words[found.at]?.isBreak
  // "12 degrees max, 25 m max": the next number begins a clause of its own.
  if (found && !isApart && line.words[after]?.isBreak) return found
  while (found && /^(of|is|depth|about|around)$/.test(wordAt(line, after))) after++
  if (isApart && /^(at|being|to|approx)$/.test(wordAt(line, after))) after++
  return /^th[ae]n$/.test(wordAt(line, after)) || line.words[after]?.value != null ? undefined : found
}

const hedge =
  /^(about|roughly|just|really|basically|already|probably|absolutely|easily|honestly|pretty|much|only|simply)$/

/** "30 m is about as deep as I go", "18 m would be the lowest": what softens it says nothing. */
export const overHedges = (line: Line, known: Phrases<Limit>, end: number): Found<Limit> | undefined => {
  let from = end + 1
  if (/^(would|will|might|should|must)$/.test(wordAt(line, end)) && wordAt(line, end + 1) === 'be') from++
  else if (!/^(is|are|was|being)$/.test(wordAt(line, end))) return undefined
  while (hedge.test(wordAt(line, from))) from++
  const verb = line.words[end]
  if (from === end + 1 || verb === undefined) return undefined
  const words = [...line.words.slice(0, end), { ...verb, text: 'is' }, ...line.words.slice(from)]
  const taken = [...line.taken.slice(0, end + 1), ...line.taken.slice(from)]
  const found = phraseFrom({ words, taken }, known, end)
  return found && { ...found, size: found.size + from - end - 1 }
}

const nouns =
  /^(waters?|seas?|temps?|temperatures?|depths?|dives?|diving|bottoms?|floors?|profiles?|wrecks?|walls?|reefs?|sites?)$/
const inThe = /^(in|at|on|of|the|this|our|my)$/

/** Where a noun behind a number ends: "28 degree water", "24 degrees in the sea"; undefined where none stands there. */
const nounEnd = (line: Line, end: number): number | undefined => {
  let at = end
  while (at < end + 2 && inThe.test(wordAt(line, at)) && !line.words[at]?.isBreak) at++
  return nouns.test(wordAt(line, at)) && !line.words[at]?.isBreak ? at + 1 : undefined
}

/** The same over a noun: "28 degree water or warmer", "a 25 m bottom is the least". */
export const phraseBehindNoun = (
  line: Line,
  known: Phrases<Limit>,
  end: number,
): Found<Limit> | undefined => {
  const from = nounEnd(line, end)
  const found = from === undefined ? undefined : phraseBehind(line, known, from)
  return found && /^(or|and|at|minimum|min|maximum|max|is|isnt)$/.test(wordAt(line, found.at))
    ? found
    : undefined
}
