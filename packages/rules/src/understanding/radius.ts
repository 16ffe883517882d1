import { searchLimits } from '@soundings/contract/search'
import { amountAt } from './amounts.ts'
import { phraseBefore, phraseFrom, phraseSet, phrases, phrasesOf } from './phrases.ts'
import { type Line, take } from './words.ts'

/** Kilometres of each unit. */
export const distanceUnits = phrasesOf<number>([
  ['km, kilometre, kilometer, kms, klick, k', 1],
  ['mi, mile, statute mile', 1.609344],
  ['nm, nmi, nautical mile, sea mile', 1.852],
])

/** Metres are a distance only where one says from where. */
const metres = phrases<number>({ 'm, metre, meter': 0.001 })

const before = phraseSet(`
  within, in, less than, under, up to, max, maximum, not more than, no more than, closer than,
  in a radius of, within a radius of, radius of, radius, at most, inside, only, about, around
`)
const after = phraseSet(`
  of, from, around, away from, radius of, radius around, radius from, off, radius, or less from, to
`)

/** How far around something to look, in kilometres, and where what it is measured from begins. */
export type Radius = { at: number; size: number; radius: number; next: number }

/** Reads "within 30 km of": the words are taken, what follows is not. */
export const readRadius = (line: Line): Radius | undefined => {
  for (let at = 0; at < line.words.length; at++) {
    const far = amountAt(line, distanceUnits, at)
    const near = amountAt(line, metres, at)
    const amount = far?.unit != null ? far : near
    if (amount?.unit == null) continue
    const start = phraseBefore(line, before, at)
    const end = phraseFrom(line, after, at + amount.size)
    if (amount === near && !(start && end)) continue
    const from = start?.at ?? at
    const next = end ? end.at + end.size : at + amount.size
    const { min, max } = searchLimits.radius
    const kilometres = (amount.most ?? amount.least) * amount.unit
    take(line, from, next - from)
    return {
      at: from,
      size: next - from,
      next,
      radius: Math.round(Math.min(max, Math.max(min, kilometres)) * 1000) / 1000,
    }
  }
  return undefined
}
