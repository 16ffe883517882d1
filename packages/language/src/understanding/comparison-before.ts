import { approximately, type Comparison, comparing, fillers } from './limit-words.ts'
import { hasBefore, isAmountEnd, selves } from './negators-before.ts'
import { type Found, type Phrases, phraseBefore } from './phrases.ts'
import { type Line, wordAt } from './words.ts'

// The word before a number that compares it.

const farFiller = 6

export type Told = Found<Comparison> & { isOwn: boolean }

/** "Way out of reach: 80 m": what ends a clause asks for no more of what begins the next. "20 m max, 20 degrees min" limits what stands before it. */
const isWishBeforeBreak = ({ limit, negated }: Comparison): boolean => limit === 'min' && negated === 'max'

/** The comparing word before a number, over words that say nothing: "the limit for me is about 18 m". */
export const comparisonBefore = (line: Line, own: Phrases<Comparison>, at: number): Told | undefined => {
  let rough: Told | undefined
  const last = line.words[at]?.isBreak
    ? (phraseBefore(line, own, at) ?? phraseBefore(line, comparing, at))
    : undefined
  if (last && (isAmountEnd(line, last.at) || isWishBeforeBreak(last.meaning))) return undefined
  for (let end = at; end > 0 && end >= at - farFiller; end--) {
    const ownWord = phraseBefore(line, own, end)
    const found = ownWord ?? phraseBefore(line, comparing, end)
    if (found && found.meaning.limit !== 'about') return { ...found, isOwn: ownWord !== undefined }
    if (found) rough ??= { ...found, isOwn: ownWord !== undefined }
    if (line.words[end]?.isBreak || line.taken[end - 1] || !fillers.has(wordAt(line, end - 1))) break
  }
  const about = phraseBefore(line, approximately, at)
  if (rough || !about) return rough
  // "Where I hang at 15 m" is said of oneself, "a wreck at 30 m" of what is there.
  const isOwnDepth =
    wordAt(line, about.at) === 'at' && hasBefore(line, about.at, 3, (each) => selves.has(wordAt(line, each)))
  return { ...about, meaning: { limit: isOwnDepth ? 'max' : 'about', negated: 'max' }, isOwn: false }
}
