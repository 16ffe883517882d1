import { amountAt } from './amounts.ts'
import { units } from './depth-words.ts'
import { deeperMeant } from './learnt/deeper.ts'
import { isCountOfOther, isSize } from './other-lengths.ts'
import { asksOfDepth, isPast } from './told-depths.ts'
import { isExperience, isVisit } from './told-of-things.ts'
import { isFree, type Line } from './words.ts'

/** How surely a depth must be meant as the most, in log-odds, where none of the known forms says so. */
const surelyMost = -2

/** In metres: less is hardly a dive, and more is hardly anybody's limit. */
const [least, most] = [3, 60]

/**
 * The depth that somebody may go to in words that no form takes: "I'd call the dive the moment my gauge read 80 feet". In
 * metres; null where there is none. Showing what lies deeper would be the worse mistake.
 */
export const unreadLimit = (asked: Line, line: Line): number | null => {
  const depths = [...line.words.keys()].flatMap((at) => {
    if (line.words[at]?.value == null || !isFree(line, at)) return []
    const amount = amountAt(line, units, at)
    if (!amount || amount.unit === null || amount.most !== null) return []
    const metres = amount.least * amount.unit
    const isOther =
      isCountOfOther(line, amount) || isSize(line, amount) || isExperience(line, at) || isVisit(line, at)
    return isOther || isPast(line, at) || asksOfDepth(line, amount) || metres < least || metres > most
      ? []
      : [metres]
  })
  return depths.length > 0 && deeperMeant(asked) < surelyMost ? Math.min(...depths) : null
}
