import type { Hazard } from '@soundings/contract/site-fields'
import { amountAt } from './amounts.ts'
import {
  atLeast,
  atMost,
  type Comparison,
  type Comparisons,
  fine,
  type Limit,
  less,
  more,
} from './limit-words.ts'
import { limitOf, ownLimitOf } from './limits.ts'
import { isNegated } from './negation.ts'
import { phraseBefore, phraseFrom, phrasesOf } from './phrases.ts'
import type { Read } from './query.ts'
import { clauseEnd, clauseFrom, clauseStart, isFree, type Line, phraseAt, take, wordAt } from './words.ts'

// How strong the current may be, or must be: "nothing stronger than a light current", "at least moderate current".

/** How strong a current is: little, moderate, or strong. */
const strengths = phrasesOf<1 | 2 | 3>([
  [
    'mild, light, gentle, weak, slight, low, soft, easy, slow, minimal, little, small, a bit of, bit of, a little, a little bit of, a touch of, a hint of',
    1,
  ],
  ['moderate, medium, average, some', 2],
  ['strong, heavy, big, ripping, fast, high, raging, fierce, powerful, hard, serious, screaming', 3],
])
const strong = 3
const currents = /^(current|currents|tide|tides|drift|flow|surge)$/
const linking =
  /^(is|are|be|of|should|must|to|has|have|need|needs|at|was|strength|stay|stays|remain|remains|run|runs|no|not|never|cant|shouldnt|mustnt|isnt|arent)$/

const limitWords: Comparisons = {
  before: phrasesOf<Comparison>([
    [
      'stronger than, more than, heavier than, worse than, faster than, above, over, beyond, bigger than, rougher than, higher than, fiercer than, exceed, exceeds, exceeding',
      more,
    ],
    ['weaker than, less than, lighter than, milder than, gentler than, below, under, slower than', less],
    [
      'up to, at most, max, maximum, no more than, not more than, a maximum of, at the most, only, just, nothing but',
      atMost,
    ],
    ['at least, minimum, min, a minimum of', atLeast],
  ]),
  after: phrasesOf<Limit>([
    [
      'is as much as, is the most, is plenty, is enough, is my limit, is the max, is the maximum, and no more, but no more, but not more, nothing more, or less, or weaker, or lighter, or milder, at most, max, maximum, tops, or below, or gentler, only, at the most, at the very most, or slower, or under',
      'max',
    ],
    [
      'or more, or stronger, and up, and above, at least, minimum, or above, plus, or nothing, or bust, or heavier, min, or faster, or over',
      'min',
    ],
  ]),
}

const knots = phrasesOf<true>([['knot, kn, kt, kts, knots of current, knots current', true]])
/** From here on a current is strong, in knots. */
const strongFrom = 2

type Told = { at: number; size: number; strength: number; isMeant?: boolean }

const isLimitedStrength = (line: Line, at: number): boolean => {
  const found = phraseFrom(line, strengths, at)
  return (
    (found !== undefined && phraseFrom(line, limitWords.after, found.at + found.size) !== undefined) ||
    phraseFrom(line, limitWords.before, at) !== undefined
  )
}

/** "A light current", "currents should be mild". */
const strengthAt = (line: Line, at: number): Told | undefined => {
  const before = phraseBefore(line, strengths, at)
  if (before) {
    const isArticle = /^(a|an|the|any)$/.test(wordAt(line, before.at - 1)) && isFree(line, before.at - 1, 2)
    const from = isArticle ? before.at - 1 : before.at
    const isRange =
      wordAt(line, before.at - 1) === 'to' && phraseBefore(line, strengths, before.at - 1) !== undefined
    return { at: from, size: at + 1 - from, strength: before.meaning, isMeant: isRange }
  }
  let next = at + 1
  while (linking.test(wordAt(line, next)) && !line.words[next]?.isBreak) next++
  // "Current: light at most."
  const isHeading = next === at + 1 && line.words.length > next + 1
  if (line.words[next]?.isBreak && !(isHeading && isLimitedStrength(line, next))) return undefined
  // "Currents should be at most moderate."
  const limit = phraseFrom(line, limitWords.before, next)
  const start = limit ? limit.at + limit.size : next
  const behind = phraseFrom(line, strengths, start)
  const isMeant = next > at + 1 && !line.isAsked
  return behind && { at: behind.at, size: behind.size, strength: behind.meaning, isMeant }
}

/** Which way what is said of currents limits them; null where it does not. */
const limitAt = (line: Line, at: number): { limit: Limit; strength: number; told: Told } | null => {
  const told = strengthAt(line, at)
  if (!told) return null
  const { strength } = told
  const own = ownLimitOf(line, told, limitWords)
  // "Mild current, at least 24 degrees": of the number behind it.
  const isOfNumber =
    own !== undefined &&
    own.at + own.size > told.at + told.size &&
    line.words[own.at + own.size]?.value != null
  const limit = isOfNumber ? undefined : own
  // "Strong currents only": no others. "Without strong current only" asks for what is weaker.
  if (strength === strong && wordAt(line, told.at + told.size) === 'only')
    return isNegated(line, told.at)
      ? { limit: 'max', strength: strength - 1, told }
      : { limit: 'min', strength, told }
  if (limit?.limit === 'max' && limit.isStrict)
    return { limit: 'max', strength: strength - 1, told: { ...limit, strength } }
  if (limit?.limit) return { limit: limit.limit, strength, told: { ...limit, strength } }
  const isFine =
    (strength < strong && told.isMeant === true) ||
    (strength < strong && phraseFrom(line, fine, told.at + told.size) !== undefined)
  return isFine ? { limit: 'max', strength, told } : null
}

/** Of two limits the safe one: who is told of a strong current at most avoids nothing. */
const avoiding: Hazard[] = ['strong-current']
const asRead = (limit: Limit, isStrong: boolean): Read =>
  limit === 'max' ? (isStrong ? {} : { avoid: avoiding }) : { diveTypes: ['drift'] }

const byKnots = (line: Line): Read => {
  for (let at = 0; at < line.words.length; at++) {
    const amount = isFree(line, at) ? amountAt(line, knots, at) : undefined
    if (amount?.unit == null) continue
    const { limit, ...place } = limitOf(line, amount, { before: limitWords.before, after: limitWords.after })
    take(line, place.at, place.size)
    if (limit === 'max' || limit === 'min') return asRead(limit, amount.least > strongFrom)
  }
  return {}
}

const hardRun =
  /(?:doesnt|does not|dont|do not|isnt|is not|arent|are not|wont|never) (?:run|rip|pull|flow|go|get|be)?(?:ning)? ?(?:too |so |that |very |really )?(?:hard|strong|strongly|fast|fierce|fiercely|mad|wild|ripping)$/

/** "Where the tide doesn't run hard." */
const runsEasily = (line: Line, at: number): boolean => hardRun.test(clauseFrom(line, at + 1))

const loved =
  /(?:^| )(?:(?:i|we|he|she|they|both|us) (?:really |both |all |absolutely )?(?:love|loves|adore|crave|enjoy|enjoys|want|fancy)(?: (?:a|some|strong|big|serious|proper|ripping|good|the))*|(?:the )?more) currents?(?: the (?:better|merrier))?$/
const refusing =
  /^(no|not|none|nothing|never|without|avoid|hate|hates|afraid|scared|nervous|fear|worried|careful|dont|doesnt|cant|wont|isnt|arent|didnt|weak|too|less|but|beginners?)$/

const otherCurrents =
  /^(reports?|conditions?|info|information|news|prices?|status|weather|season|location|visibility|temps?|temperatures?|advice|events?|sites?)$/

/** "I love current", "the more current the better": where nothing in the question refuses it. */
const wantsCurrent = (line: Line): boolean =>
  !line.words.some(({ text }) => refusing.test(text)) &&
  line.words.some(({ text, isBreak }, at) => {
    if (!/^currents?$/.test(text) || (isBreak && at > 0) || otherCurrents.test(wordAt(line, at + 1)))
      return false
    const from = clauseStart(line, at)
    const clause = phraseAt(line, from, at + 1 - from)
    return loved.test(clause) || loved.test(phraseAt(line, from, clauseEnd(line, at) - from))
  })

/**
 * Reads limits of currents: of what is to be no stronger than mild or moderate, strong ones are avoided; what is to be at
 * least moderate is looked for where one drifts.
 */
export const readCurrent = (line: Line): Read => {
  let read = byKnots(line)
  for (let at = 0; at < line.words.length; at++) {
    if (!currents.test(wordAt(line, at)) || !isFree(line, at)) continue
    if (runsEasily(line, at)) {
      take(line, at, clauseEnd(line, at) - at)
      read = { ...read, avoid: avoiding }
      continue
    }
    const found = limitAt(line, at)
    if (!found) continue
    take(line, found.told.at, found.told.size)
    take(line, at)
    read = { ...read, ...asRead(found.limit, found.strength === strong) }
  }
  if (read.avoid) return { avoid: read.avoid }
  return wantsCurrent(line) ? { ...read, diveTypes: ['drift'] } : read
}
