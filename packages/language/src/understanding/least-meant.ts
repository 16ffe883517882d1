import { siteLimits } from '@soundings/contract/site-fields'
import { isCertainlyDeeper, isWishedDeeper, leavesNoDoubt } from './certainly-deeper.ts'
import { deeperMeant } from './learnt/deeper.ts'
import { phraseSet, says } from './phrases.ts'
import { isPlain } from './plainly-deeper.ts'
import type { Read } from './query.ts'
import type { Line } from './words.ts'

// Whether a depth that reads as a minimum is meant as one: the forms that ask for it and the weights that were learnt decide together.

export const technical = phraseSet(
  'trimix, ccr, rebreather, rebreathers, tec, tech, tek, technical, tec diver, technical diver, technical divers, tec divers, normoxic, hypoxic, heliox',
)

/** "40 m or deeper, where I don't have to fight a current": a "no" of something else makes the weights doubt. */
const orDeeper = phraseSet(
  'm or deeper, metres or deeper, meters or deeper, ft or deeper, feet or deeper, m or more, metres or more, meters or more, ft or more, feet or more',
)
const leavingOut = /^(leaves?|skip|drop|ignore|hide|cut|strike|exclude|omit|remove|forget|ditch|filter)$/
const isOrDeeper = (unnamed: Line): boolean =>
  says(unnamed, orDeeper) && !unnamed.words.some(({ text }) => leavingOut.test(text))

/** How surely a depth must be meant as the least, in log-odds. */
const sure = {
  /** Beside a form that asks for it. */
  formed: -0.3,
  /** "40 m or deeper." */
  orDeeper: -2.5,
  /** Who dives with mixed gas and asks for what lies below a depth means it. */
  technical: -3,
  /** Where no form asks for it, and nothing turns it round. */
  unformed: 3,
} as const

const enough = (unnamed: Line): number =>
  says(unnamed, technical) ? sure.technical : isOrDeeper(unnamed) ? sure.orDeeper : sure.formed

const isLeastMeant = (asked: Line, unnamed: Line): boolean => {
  if (isCertainlyDeeper(asked) && (isPlain(unnamed, asked) || isWishedDeeper(asked))) return true
  const meant = deeperMeant(unnamed)
  return (
    (isCertainlyDeeper(asked) && meant > enough(unnamed)) || (meant > sure.unformed && leavesNoDoubt(asked))
  )
}

/**
 * Whether a minimum that was read may not be meant: it's a maximum then. A site "at 5,000 m" is none anyway. `asked` is what is left of
 * the question where depths are read, `unnamed` the question without its names.
 */
export const isLeastDoubted = (
  { minDepth = null, maxDepth = null }: Read,
  asked: Line,
  unnamed: Line,
): boolean =>
  minDepth !== null && minDepth < siteLimits.depth && maxDepth === null && !isLeastMeant(asked, unnamed)
