import { clauseStart, type Line, phraseAt } from './words.ts'

// Sentences that only tell of what was, beside those that ask for something.

/** The words from one full stop to the next. */
const sentenceAround = (line: Line, at: number): [from: number, to: number] => {
  const begins = (each: number) => line.words[each]?.pause === 'stop'
  let [from, to] = [at, at + 1]
  while (from > 0 && !begins(from)) from--
  while (to < line.words.length && !begins(to)) to++
  return [from, to]
}

const past =
  /(?:^| )(?:we|i|she|he|they|us|brother|sister|wife|husband|friends?)(?: (?:all|both|only|just|never|once|have|already))* (?:did|was|were|saw|missed|dived|dove|went|wasted|blew|been)(?: |$)/
/** Whatever is wanted, planned or heard of is more than told. */
const wishing =
  /(?:^| )(?:want|wants|wanted|like|love|loved|looking|hoping|dreaming|thinking|considering|eyeing|after|again|back|return|returning|would|wed|id|could|can|should|which|where|what|how|is|are|any|show|find|please|this time|this year|now|next|so|but|told|heard|said|recommended|booked|planned|decided|offered|invited|given|staying|there)(?: |$)/

/**
 * "Which wrecks are near Plymouth? We were in Dorset last month": whether a word stands behind what was done, in a sentence that
 * wants nothing, and another sentence stands beside it.
 */
export const isInToldSentence = (line: Line, at: number): boolean => {
  const [from, to] = sentenceAround(line, at)
  if (to - from === line.words.length) return false
  const start = Math.max(from, clauseStart(line, at))
  return past.test(phraseAt(line, start, at - start)) && !wishing.test(phraseAt(line, from, to - from))
}
