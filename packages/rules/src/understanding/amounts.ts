import { type Phrases, phraseBefore, phraseFrom, phrasesOf } from './phrases.ts'
import { type Line, wordAt, wordSet } from './words.ts'

/** Which way a number limits. */
export type Limit = 'max' | 'min' | 'about'

/** A number with its unit, or two of them: `18 m`, `20 to 30 m`, `20 m to 30 m`. `size` counts its words. */
export type Amount<Unit> = {
  at: number
  size: number
  least: number
  most: number | null
  unit: Unit | null
}

const joints = new Set(['to', 'and', 'or', 'til', 'till', 'until'])

const unitFrom = <Unit>(line: Line, units: Phrases<Unit>, at: number) => {
  const found = phraseFrom(line, units, at)
  return found && !line.words[at]?.isBreak ? found : undefined
}

/** The amount that begins at a number; undefined where no number stands. Units are those of one quantity. */
export const amountAt = <Unit>(line: Line, units: Phrases<Unit>, at: number): Amount<Unit> | undefined => {
  const least = line.words[at]?.value
  if (least == null || line.taken[at]) return undefined
  const unit = unitFrom(line, units, at + 1)
  let end = at + 1 + (unit?.size ?? 0)
  const second = joints.has(wordAt(line, end)) ? line.words[end + 1]?.value : null
  if (second == null || line.taken[end + 1])
    return { at, size: end - at, least, most: null, unit: unit?.meaning ?? null }
  const last = unitFrom(line, units, end + 2)
  if (wordAt(line, end) !== 'to' && wordAt(line, at - 1) !== 'between')
    return { at, size: end - at, least, most: null, unit: unit?.meaning ?? null }
  end += 2 + (last?.size ?? 0)
  const kind = last?.meaning ?? unit?.meaning ?? null
  return { at, size: end - at, least: Math.min(least, second), most: Math.max(least, second), unit: kind }
}

const between = wordSet(
  'is of at over above under below about around more less than least most min max minimum',
)

/** Whether what a number measures is named before it: "temp at least 28", "viz over 30 m". */
export const isAmountOf = (line: Line, at: number, named: RegExp): boolean => {
  let before = at - 1
  while (before >= 0 && between.has(wordAt(line, before))) before--
  return named.test(wordAt(line, before))
}

/** What stands before a number and limits it, whatever it counts. */
const before = phrasesOf<Limit>([
  [
    `
      up to, max, maximum, maximum of, max of, at most, not more than, no more than, less than, under,
      within, to, down to
    `,
    'max',
  ],
  [
    `
      not over, not exceeding, until, till, limit, limited to, a limit of, limit of, not below,
      dont go below, not beyond
    `,
    'max',
  ],
  [
    `
      over, more than, at least, min, minimum, minimum of, from, beyond, not less than, no less than,
      not under, starting at
    `,
    'min',
  ],
  ['about, around, at, approximately, approx, roughly, circa, some, near', 'about'],
])

const after = phrasesOf<Limit>([
  ['max, maximum, or less, at most, tops, limit, and less, or under, and under', 'max'],
  ['min, minimum, or more, and more, plus, at least, or over, and over, and up, upward', 'min'],
])

/**
 * How an amount is limited, by the words of its quantity first ("deeper than"), then by those of any. `at` and `size`
 * are those of the amount with its words; `isOwn` says that they are of this quantity.
 */
export const limitOf = <Unit>(
  line: Line,
  { at, size }: Amount<Unit>,
  [ownBefore, ownAfter]: readonly [Phrases<Limit>, Phrases<Limit>],
): { limit: Limit | null; isOwn: boolean; at: number; size: number } => {
  const cue = phraseBefore(line, ownBefore, at) ?? phraseFrom(line, ownAfter, at + size)
  const general = cue ?? phraseBefore(line, before, at) ?? phraseFrom(line, after, at + size)
  if (general === undefined) return { limit: null, isOwn: false, at, size }
  const start = Math.min(at, general.at)
  const end = Math.max(at + size, general.at + general.size)
  return { limit: general.meaning, isOwn: cue !== undefined, at: start, size: end - start }
}
