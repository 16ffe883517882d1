import { type Phrases, phraseFrom } from './phrases.ts'
import { type Line, wordAt, wordSet } from './words.ts'

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
  'is of at over above under below about around more less than least most min max minimum should shouldnt must mustnt cant cannot never not no drop drops dip dips fall falls go goes get gets be stay stays beneath lower',
)

/** Whether what a number measures is named before it: "temp at least 28", "viz over 30 m". */
export const isAmountOf = (line: Line, at: number, named: RegExp): boolean => {
  let before = at - 1
  while (before >= 0 && between.has(wordAt(line, before))) before--
  return named.test(wordAt(line, before))
}
