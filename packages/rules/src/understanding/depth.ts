import { siteLimits } from '@soundings/contract/site-words'
import { type Amount, amountAt, type Limit, limitOf } from './amounts.ts'
import { isNegated } from './negation.ts'
import { type Phrases, phrasesOf, takeAll } from './phrases.ts'
import type { Read } from './query.ts'
import { distanceUnits } from './radius.ts'
import { temperatureUnits } from './temperature.ts'
import { isFree, type Line, take, wordAt, wordSet } from './words.ts'

const feet = 0.3048

/** Metres of each unit. */
const units = phrasesOf<number>([
  ['m, metre, meter, mtr, mt, msw, m deep', 1],
  ['ft, foot, feet, fsw, f deep, feet deep', feet],
  ['fathom', 1.8288],
])

const before: Phrases<Limit> = phrasesOf([
  [
    'shallower than, no deeper than, not deeper than, max depth, max depth of, maximum depth, maximum depth of',
    'max',
  ],
  [
    'depth up to, depth under, depth less than, depth of max, depth below, above, depth limit, depth limit of',
    'max',
  ],
  [
    `
      deeper than, below, depth over, depth more than, min depth, minimum depth, not shallower than,
      depth of at least
    `,
    'min',
  ],
  ['depth, depth of, a depth of, at a depth of, depth around, depth about', 'about'],
])
const after: Phrases<Limit> = phrasesOf([
  ['or shallower, and shallower, max depth, maximum depth, depth limit, and above, or above', 'max'],
  ['or deeper, and deeper, and below, or below, min depth, minimum depth', 'min'],
])

/** Words whose meaning is a depth. */
const words = phrasesOf<'shallow' | 'deep' | 'asked'>([
  ['shallow, shallow water, not deep, not too deep, not very deep', 'shallow'],
  ['deep, deep dive, deep water, very deep', 'deep'],
  ['how deep, how shallow, too deep for, too shallow for', 'asked'],
])

/** Common limits of training as they are taught in each unit, and how much "around 20 m" is less or more; in metres. */
const limits = {
  m: { shallow: 18, deep: 30, around: 5 },
  ft: { shallow: 60 * feet, deep: 100 * feet, around: 15 * feet },
} as const

export const depthWords: readonly Phrases<unknown>[] = [units, before, after, words]

/** What a number counts that is no depth. */
const counts = wordSet(`
    dive dives day days week weeks night nights people person persons year years month months hour hours minute
    minutes min site sites species dollars euro euros usd eur am pm st nd rd th best mm bar psi l litre litres kg
    percent of
  `)

const clamp = (metres: number) => Math.round(Math.min(siteLimits.depth, Math.max(0, metres)) * 1000) / 1000

const isCountOfOther = (line: Line, { at, size, unit }: Amount<number>) => {
  if (unit !== null) return false
  return (
    counts.has(wordAt(line, at + size)) ||
    amountAt(line, temperatureUnits, at)?.unit != null ||
    amountAt(line, distanceUnits, at)?.unit != null
  )
}

const readAmount = (line: Line, at: number, metresPerUnit: number): Read | undefined => {
  const amount = amountAt(line, units, at)
  if (amount === undefined || isCountOfOther(line, amount)) return undefined
  const cue = limitOf(line, amount, [before, after])
  if (amount.unit === null && (cue.limit === null || (cue.limit === 'about' && !cue.isOwn))) return undefined
  if (amount.unit === null && !cue.isOwn && (cue.limit === 'min' ? amount.least < 5 : amount.least < 3))
    return undefined
  const unit = amount.unit ?? metresPerUnit
  // "At 5,000 m" is deeper than anything, and not just as deep as the deepest.
  if (amount.least * unit > siteLimits.depth && cue.limit === 'about') {
    take(line, cue.at, cue.size)
    return { minDepth: siteLimits.depth }
  }
  const [least, most] = [clamp(amount.least * unit), amount.most === null ? null : clamp(amount.most * unit)]
  take(line, cue.at, cue.size)
  if (most !== null) return { minDepth: least, maxDepth: most }
  const isUnder = isNegated(line, cue.at) && cue.limit === 'min'
  if (cue.limit === 'about') {
    const { around } = limits[unit === feet ? 'ft' : 'm']
    const from = clamp(least - around)
    return { ...(from > 0 && { minDepth: from }), maxDepth: clamp(least + around) }
  }
  return cue.limit === 'min' && !isUnder ? { minDepth: least } : { maxDepth: least }
}

/** Reads how deep a site may be, or must be; numbers without a unit are in metres or feet as the person has set. */
export const readDepth = (line: Line, unit: 'm' | 'ft'): Read => {
  let read: Read = {}
  for (let at = 0; at < line.words.length; at++)
    if (line.words[at]?.value != null && isFree(line, at))
      read = { ...read, ...readAmount(line, at, unit === 'ft' ? feet : 1) }
  const { shallow, deep } = limits[unit]
  for (const { at, meaning } of takeAll(line, words)) {
    if (meaning === 'asked') continue
    const isDeep = meaning === 'deep' && !isNegated(line, at)
    read = { ...(isDeep ? { minDepth: clamp(deep) } : { maxDepth: clamp(shallow) }), ...read }
  }
  const { minDepth = null, maxDepth = null } = read
  return minDepth !== null && maxDepth !== null && minDepth > maxDepth
    ? { minDepth: maxDepth, maxDepth: minDepth }
    : read
}
