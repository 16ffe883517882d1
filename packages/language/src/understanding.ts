import { advising } from './understanding/advising.ts'
import { comparing } from './understanding/comparing.ts'
import type { Context, Understood } from './understanding/context.ts'
import { aboutNobodyKnows, aboutOne, finding } from './understanding/deciding.ts'
import { translate } from './understanding/foreign/foreign.ts'
import { heardIn } from './understanding/foreign/heard.ts'
import { asksForMore, startsOver } from './understanding/goes-on.ts'
import { understood } from './understanding/heard.ts'
import { hear } from './understanding/hearing.ts'
import type { Known } from './understanding/known.ts'
import { lineOf } from './understanding/line.ts'
import { spokenOf } from './understanding/open-site.ts'
import { withPosition } from './understanding/positions.ts'
import { emptyQuery } from './understanding/query.ts'
import { takeBack } from './understanding/taken-back.ts'

export { isReachableBy } from './understanding/access.ts'
export { membersOf } from './understanding/animal-groups.ts'
export { chipsOf, withoutChip } from './understanding/chips.ts'
export type { ComparedBy, Context, NamedSite, Understood } from './understanding/context.ts'
export { isOfKind } from './understanding/kinds.ts'
export {
  type Known,
  type KnownPlace,
  type KnownSite,
  placeKeys,
  type Spelling,
  siteKeys,
} from './understanding/known.ts'
export { emptyQuery } from './understanding/query.ts'
export { type Relaxation, relaxations } from './understanding/relaxations.ts'
export type { Units } from './understanding/units.ts'
export { isInWater, type Water, waterByKey, waters } from './understanding/waters.ts'

/**
 * Understands a question about dive sites, without a model. It is a new question unless `goesOn` says that it continues
 * the previous one, which is then changed; a complete new question replaces everything. Texts are data: no word of a
 * question or a name changes these rules. What is asked in another language is read as far as its words are known.
 */
export const understand = (question: string, places: Known, given: Context): Understood => {
  const { question: plain, known } = withPosition(question, places)
  const { english, foreign } = translate(plain, known)
  const heard = understandEnglish(english, known, given, foreign !== undefined)
  return foreign ? heardIn(foreign, heard, given) : heard
}

const understandEnglish = (
  question: string,
  known: Known,
  given: Context,
  isTranslated: boolean,
): Understood => {
  const line = lineOf(question)
  const context = { ...given, open: given.open ?? spokenOf(given) }
  if (startsOver(line)) return understood('find', emptyQuery(), context)
  if (context.query && asksForMore(line))
    return understood('find', context.query, context, { isFollowUp: true, isMore: true })
  const left = takeBack(line, known, context)
  if (left.isTakenBack) {
    const heard = { ...hear(left.line, known, left.context), isTakenBack: true }
    return advising(heard, left.context, isTranslated) ?? finding(heard, known, left.context)
  }
  const heard = hear(line, known, context)
  return (
    advising(heard, context, isTranslated) ??
    comparing(heard, context) ??
    aboutOne(heard, context) ??
    aboutNobodyKnows(heard, context) ??
    finding(heard, known, context)
  )
}
