import { type Line, phraseAt, take, wordAt } from './words.ts'

/** Nothing is rated higher. */
const most = 5
const lead = /^(of|above|over|at|least|more|than|is|better|with|a|minimum|min)$/
const further =
  /^(?:(?:stars?|out of \d)(?: |$))?(?:(?:or|and) (?:higher|more|up|above|better|over|upwards)|plus|minimum|upwards)(?= |$)/
const atLeast = /(?:^| )(?:at least|minimum|min|over|above|more than)$/
const behind = /^(?:stars?|out of \d)?$/

/** Where "rated" or "rating" stands before a number; the number's own place where it doesn't. */
const ratedBefore = (line: Line, at: number): number => {
  for (let each = at - 1; each >= 0 && each >= at - 4 && !line.words[each + 1]?.isBreak; each--) {
    if (/^(rated|rating|ratings)$/.test(wordAt(line, each))) return each
    if (!lead.test(wordAt(line, each))) return at
  }
  return at
}

const isCalled = (line: Line, at: number): boolean =>
  ratedBefore(line, at) < at || /^stars?$/.test(wordAt(line, at + 1))

/** The words behind a number that say "or more"; 0 where none do, -1 where it counts something else. */
const wordsBehind = (line: Line, at: number): number => {
  let end = at + 1
  while (end < line.words.length && !line.words[end]?.isBreak) end++
  const rest = phraseAt(line, at + 1, end - at - 1)
  const more = further.exec(rest)?.[0]
  if (more !== undefined) return more.split(' ').length
  const isBefore = ratedBefore(line, at) < at
  if (isBefore && (behind.test(rest) || /^(in|with|for|please|and|but)(?: |$)/.test(rest))) return 0
  // "At least 4 stars."
  return /^stars?(?: |$)/.test(rest) && atLeast.test(phraseAt(line, Math.max(0, at - 2), Math.min(2, at)))
    ? 1
    : -1
}

/** "Rated 4.5 or higher", "a rating above 4", "4 stars and up": no rule leaves sites out by it, the best come first. */
export const takeRating = (line: Line): boolean => {
  for (const [at, { value }] of line.words.entries()) {
    if (value === null || value > most || line.taken[at] || !isCalled(line, at)) continue
    const behindIt = wordsBehind(line, at)
    if (behindIt < 0) continue
    const from = ratedBefore(line, at)
    take(line, from, at + 1 + behindIt - from)
    return true
  }
  return false
}
