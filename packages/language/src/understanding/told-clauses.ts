import type { Span } from './learnt/name-features.ts'
import { tellsPast } from './telling.ts'
import { clauseEnd, clauseStart, type Line, wordAt, wordSet } from './words.ts'

// Clauses that tell of another place: "in Belize we always had to sit three hours on a boat". What they name is no wish.

const habits = wordSet('once always usually')
/** Whatever is wanted, planned or asked is more than told, and so is what points back at it. */
const wishing = wordSet(
  'want wants wanted like looking look hoping dreaming thinking considering again back return would wed id could can should which where what how show find please any this now next so but same similar need needs prefer rather keen after no not without nothing never dont cant them ones more too',
)
/** What somebody fears or hates is turned down, wherever it happened. */
const fearing = wordSet(
  'scared scare scares scary afraid panic panicked panicking terrified terrifying frightened fright fear feared fears nervous anxious uncomfortable claustrophobic hate hated stung bitten bit sick trauma nightmare',
)
const pointingBack = wordSet('them it ones one those same similar again more alike that they too also')

/** "We were looking for wrecks" is past, too. */
const isWishing = (line: Line, [from, to]: readonly [number, number]): boolean => {
  for (let at = from; at < to; at++)
    if (
      fearing.has(wordAt(line, at)) ||
      (wishing.has(wordAt(line, at)) && !/^(was|were)$/.test(wordAt(line, at - 1)))
    )
      return true
  return false
}

const some = (line: Line, [from, to]: readonly [number, number], words: ReadonlySet<string>): boolean => {
  for (let at = from; at < to; at++) if (words.has(wordAt(line, at))) return true
  return false
}

const isIn = ({ at, size }: Span, [from, to]: readonly [number, number]): boolean =>
  at < to && from < at + size

/**
 * Which words only tell of another place, where `told` are the names that are told of and `wanted` all others; none where a
 * later clause points back at what was told.
 */
export const wordsOfStories = (line: Line, told: readonly Span[], wanted: readonly Span[]): boolean[] => {
  const words = line.words.map(() => false)
  for (const name of told) {
    let clause = [clauseStart(line, name.at), clauseEnd(line, name.at)] as const
    if (!tellsPast(line, ...clause) && !some(line, clause, habits)) continue
    for (;;) {
      if (isWishing(line, clause) || wanted.some((other) => isIn(other, clause))) break
      words.fill(true, ...clause)
      const next = clause[1]
      // "Cozumel last March, sharks on each dive, thirty metres": what goes on in the same sentence.
      if (next >= line.words.length || line.words[next]?.pause === 'stop') break
      clause = [next, clauseEnd(line, next)]
    }
  }
  const isPointedAt = line.words.some(({ text }, at) => !words[at] && pointingBack.has(text))
  return isPointedAt ? words.fill(false) : words
}

/** Reads a line as if these words did not stand there. */
export const without = <T>(line: Line, words: readonly boolean[], read: () => T): T => {
  const hidden = words.flatMap((isHidden, at) => (isHidden && !line.taken[at] ? [at] : []))
  for (const at of hidden) line.taken[at] = true
  const found = read()
  for (const at of hidden) line.taken[at] = false
  return found
}
