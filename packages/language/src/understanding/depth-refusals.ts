import { things } from './doubts.ts'
import { type Line, phraseAt, wordAt } from './words.ts'

// "Deep" and "shallow" that are not wanted, or not needed.

/** "It needn't be deep": what is not needed is not asked for. */
export const isNeedNot = (line: Line, at: number): boolean =>
  /^(neednt|need not|doesnt need|dont need|doesnt have|dont have)( to)? be( too| very| that| so)?$/.test(
    line.words
      .slice(Math.max(0, at - 5), at)
      .map(({ text }) => text)
      .join(' ')
      .replace(/^.*?(?=neednt|need not|doesnt|dont)/, ''),
  )

const idle = /^(thanks|thank|way|please|good)$/

/**
 * "Shallow no, deep yes", where "shallow, no current" rules out no depth. "Deep no thanks", "deep not for me": whatever follows,
 * nothing deep is wanted, unless the "no" is of another thing.
 */
export const isRefusedBehind = (line: Line, at: number, isDeep: boolean): boolean => {
  if (!/^(no|not|nope|never)$/.test(wordAt(line, at))) return false
  const next = wordAt(line, at + 1)
  if ((line.words[at + 1]?.isBreak ?? true) || idle.test(next)) return true
  const isOfOther = things.has(next) || line.names?.[at + 1] === true || line.taken[at + 1] === true
  return isDeep && !isOfOther
}

/** "Deep, not needed." */
export const isNotNeeded = (line: Line, at: number): boolean =>
  /^(?:not|no) (?:a must|needed|need|necessary|required|essential|important|must|obligatory)(?: |$)/.test(
    phraseAt(line, at, 3),
  )
