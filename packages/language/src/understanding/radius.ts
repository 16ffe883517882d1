import { searchLimits } from '@soundings/contract/search'
import { amountAt } from './amounts.ts'
import { atLeast, atMost, type Comparison, type Comparisons, type Limit, less, more } from './limit-words.ts'
import { limitOf } from './limits.ts'
import { isNegated } from './negation.ts'
import { phraseBefore, phraseFrom, phraseSet, phrases, phrasesOf } from './phrases.ts'
import { turnBefore } from './turning.ts'
import { isFree, type Line, take, untaken, wordAt } from './words.ts'

/** Kilometres of each unit. */
export const distanceUnits = phrasesOf<number>([
  ['km, kilometre, kilometer, kms, klick, k', 1],
  ['mi, mile, statute mile', 1.609344],
  ['nm, nmi, nautical mile, sea mile', 1.852],
])

/** Metres are a distance only where one says from where. */
const metres = phrases<number>({ 'm, metre, meter': 0.001 })

const limitWords: Comparisons = {
  before: phrasesOf<Comparison>([
    [
      `
        within, in, up to, max, maximum, in a radius of, within a radius of, radius of, radius, at most, inside, only, about, around,
        no more than, not more than, a maximum of, maximum of
      `,
      atMost,
    ],
    ['closer than, nearer than, less than, under', less],
    [
      'outside, outside of, outside a, outside a radius of, farther out than, further out than, farther out, further out, more distant than, past, farther away, further away, further than, farther than, further away than, farther away than, more than, over, beyond, further then',
      more,
    ],
    ['at least, a minimum of, minimum of, minimum', atLeast],
  ]),
  after: phrasesOf<Limit>([
    [
      'is the furthest, is the farthest, is as far as, is the most, is my limit, is our limit, is the limit, is the max, is my max, is the maximum, is all i can, is all we can, or less, or closer, or nearer, max, at most, tops, maximum, at the most, and no more, no more, no further, no farther',
      'max',
    ],
    [
      'or more, or further, or farther, at least, plus, and more, and further, minimum, min, away or more',
      'min',
    ],
  ]),
}
const after = phraseSet(`
  of, from, around, away from, walk from, walk of, walk to, on foot from, stroll from, walking from, walking distance of, walking distance from, walk away from, radius of, radius around, radius from, off, radius, or less from, to
`)

/** How far around something to look, in kilometres, and where what it is measured from begins. */
export type Radius = {
  at: number
  size: number
  radius: number
  /** Nearer than that is too near, of "10 to 30 km from"; null where only the greater distance is said. */
  least: number | null
  next: number
  /** It is to be farther away than that. */
  isBeyond: boolean
}

/** "Not within 10 km of", "no site inside 10 km". */
const isRuledOut = (line: Line, from: number): boolean => {
  // "Avoid the 30 km around Cairns", "stay 30 km away from it".
  const before = wordAt(line, from - 1) === 'the' ? from - 2 : from - 1
  if (line.words[from]?.value != null && isLeftOut.test(wordAt(line, before))) return true
  const isAway = [from + 1, from + 2, from + 3].some((at) => wordAt(line, at) === 'away')
  if (isAway && /^(stay|keep|be|get|go)$/.test(wordAt(line, before))) return true
  if (!/^(within|inside|in)$/.test(wordAt(line, from))) return false
  let start = from
  while (meant.test(wordAt(line, start - 1))) start--
  return isNegated(line, from) || isNegated(line, start) || isLeftOut.test(wordAt(line, start - 1))
}
/** "Everything within 15 km of Dahab we've already done", "been to all within 10 km of Split": what is known is not wanted. */
const isKnownAlready = (line: Line, from: number, next: number): boolean => {
  if (!/^(within|inside|in|closer|nearer|less|under)$/.test(wordAt(line, from))) return false
  if (from > 0 && !line.words[from]?.isBreak && !meantAll.test(wordAt(line, from - 1))) return false
  let start = from
  while (meant.test(wordAt(line, start - 1)) && !line.words[start]?.isBreak) start--
  if (phraseBefore(untaken(line), been, start)) return true
  let end = next
  while (end < next + farBeen && end < line.words.length && !line.words[end]?.isBreak) end++
  return [...line.words.keys()]
    .slice(next, end)
    .some((each) => phraseFrom(untaken(line), been, each) !== undefined)
}
const farBeen = 9
const meantAll =
  /^(everything|anything|everywhere|whatever|what|sites?|dives?|all|ones|lies|thats|is|are|spots?|places?|stuff|reefs?|wrecks?)$/
const been = phraseSet(`
  ive already done, ive done, weve done, weve already done, i have done, we have done, already done, already dived, already dove, already seen, already know, i know already, ive already dived, weve already dived, ive dived, weve dived,
  have already dived, have already done, have already seen, i know, we know, i already know, we already know, been to, ive been to, weve been to, have been to, is known to me, are known to me, is old news, are old news, done, did, dived, seen, have dived, have seen, know, visited,
  is overrun, are overrun, too crowded, is crowded, are crowded, too busy, its too busy, is too touristy, skip it, skip them, skip those, is out, are out, is boring, are boring, bores me, bores us, is off limits, are off limits, can stay off
`)
const meant =
  /^(everything|anything|everywhere|whatever|what|is|are|be|thats|sites?|dives?|those|these|the|all|ones|lies|sits|which|that)$/
const isLeftOut = /^(skip|exclude|avoid|ignore|hide|remove|omit|drop)$/

const leastMetres = 100

/** "35 metres around Lake Garda" is a depth, and "500 m from the pier" is none. */
const isFarEnough = (line: Line, { least }: { least: number }, end: number): boolean =>
  least >= leastMetres && wordAt(line, end) !== 'around' && !line.words[end]?.isBreak

const withinLimits = (kilometres: number): number => {
  const { min, max } = searchLimits.radius
  return Math.round(Math.min(max, Math.max(min, kilometres)) * 1000) / 1000
}

/** "20 or 30 km": of two distances the greater counts, and the other is no depth. */
const startOfChoice = (line: Line, from: number, at: number): number =>
  from === at && wordAt(line, at - 1) === 'or' && line.words[at - 2]?.value != null && isFree(line, at - 2)
    ? at - 2
    : from

/** "No closer to Dahab than 10 km", "farther from Dahab than 10 km": what compares stands before the place. */
const comparedApart = (line: Line, at: number): Limit | null => {
  if (wordAt(line, at - 1) !== 'than') return null
  for (let each = at - 3; each >= at - 7 && each >= 0; each--) {
    const isNear = /^(closer|nearer)$/.test(wordAt(line, each))
    if (!isNear && !/^(farther|further)$/.test(wordAt(line, each))) continue
    const { turn } = turnBefore(line, each)
    return isNear === (turn !== 'turned') ? 'max' : 'min'
  }
  return null
}

/** "Not a kilometre further than 10 km": the number tells how little more is too much. */
const isNotOneFarther = (
  line: Line,
  { at, size, least }: { at: number; size: number; least: number },
): boolean =>
  least <= 1 &&
  /^(further|farther|more|over|past|beyond)$/.test(wordAt(line, at + size)) &&
  /^(not|no|never)$/.test(wordAt(line, at - 1))

/** Reads "within 30 km of": the words are taken, what follows is not. */
export const readRadius = (line: Line): Radius | undefined => {
  let atMostFrom: number | null = null
  for (let at = 0; at < line.words.length; at++) {
    const far = amountAt(line, distanceUnits, at)
    const near = amountAt(line, metres, at)
    const amount = far?.unit != null ? far : near
    if (amount?.unit == null) continue
    if (isNotOneFarther(line, amount)) {
      atMostFrom = at + amount.size
      continue
    }
    const told = limitOf(line, amount, limitWords)
    const isAtMost = atMostFrom !== null && told.at <= atMostFrom + 1
    const cue = { ...told, limit: isAtMost ? ('max' as const) : (comparedApart(line, at) ?? told.limit) }
    const end = phraseFrom(line, after, cue.at + cue.size) ?? phraseFrom(line, after, at + amount.size)
    const isDepth = end !== undefined && /^(depth|water)$/.test(wordAt(line, end.at + end.size))
    if (amount === near && (isDepth || !(cue.at < at && end) || !isFarEnough(line, amount, end.at))) continue
    const from = startOfChoice(line, cue.at, at)
    const next = Math.max(cue.at + cue.size, end ? end.at + end.size : 0)
    const isRange = amount.most !== null && amount.most > amount.least && cue.limit === null
    take(line, from, next - from)
    return {
      at: from,
      size: next - from,
      next,
      isBeyond: cue.limit === 'min' || isRuledOut(line, from) || isKnownAlready(line, from, next),
      radius: withinLimits((amount.most ?? amount.least) * amount.unit),
      least: isRange && amount.least > 0 ? withinLimits(amount.least * amount.unit) : null,
    }
  }
  return undefined
}
