import { type Amount, amountAt } from './amounts.ts'
import { units } from './depth-words.ts'
import { deeperMeant } from './learnt/deeper.ts'
import { isCountOfOther, isSize } from './other-lengths.ts'
import { asksOfDepth, isPast } from './told-depths.ts'
import { isExperience, isVisit } from './told-of-things.ts'
import { isFree, type Line } from './words.ts'

/** How surely a depth must be meant as the most, in log-odds, where none of the known forms says so: with its unit, or bare. */
const surelyMost = { withUnit: -2, bare: -3.5 } as const

/** What tells that a bare number is a depth, and nobody's age. */
const ofDepth = /^(max|maximum|limit|deep|deeper|deepest|depths?|below|pass|past|lower|beneath)$/

/** In metres: less is hardly a dive, and more is hardly anybody's limit. */
const [least, most] = [3, 60]

/** Whether a number is of something else than of how deep somebody dives. */
const isOther = (line: Line, amount: Amount<number>): boolean =>
  isCountOfOther(line, amount) ||
  isSize(line, amount) ||
  isExperience(line, amount.at) ||
  isVisit(line, amount.at) ||
  isPast(line, amount.at) ||
  asksOfDepth(line, amount)

/**
 * The depth that somebody may go to in words that no form takes: "the max the club boat allows is 30". In metres; null where
 * there is none. Showing what lies deeper would be the worse mistake. `metresPerUnit` is that of a number without a unit.
 */
export const unreadLimit = (line: Line, unnamed: Line, metresPerUnit: number): number | null => {
  const isOfDepth = unnamed.words.some(({ text }) => ofDepth.test(text))
  const amounts = [...line.words.keys()].flatMap((at) => {
    const amount = isFree(line, at) && line.words[at]?.value != null ? amountAt(line, units, at) : undefined
    if (!amount || amount.most !== null || (amount.unit === null && !isOfDepth)) return []
    const metres = amount.least * (amount.unit ?? metresPerUnit)
    return metres < least || metres > most || isOther(line, amount)
      ? []
      : [{ metres, sure: surelyMost[amount.unit === null ? 'bare' : 'withUnit'] }]
  })
  if (amounts.length === 0) return null
  const meant = deeperMeant(unnamed)
  const depths = amounts.flatMap(({ metres, sure }) => (meant < sure ? [metres] : []))
  return depths.length > 0 ? Math.min(...depths) : null
}
