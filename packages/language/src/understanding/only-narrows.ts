import type { GuidanceTopic } from '../guidance/topics.ts'
import { mayBeAccident } from './accidents.ts'
import type { Context } from './context.ts'
import { goesOn } from './goes-on.ts'
import type { Heard } from './heard.ts'
import { isAsked } from './query.ts'
import { wordAt } from './words.ts'

// What is told after sites were looked for: another wish with its reason, or harm.

const adding =
  /^(only|not|without|no|but|except|same|within|nothing|minus|instead|rather|ideally|preferably)$/
/** Told as a reason they ask for no advice. */
const reasons: ReadonlySet<GuidanceTopic> = new Set([
  'lost-card',
  'seasickness',
  'certification',
  'children',
  'fear',
  'insurance',
  'customs',
])
/** How harm is felt; "tingles" is corrected to "tangles". */
const feltHarm =
  /^(tingl[a-z]+|tangles|numb|dizzy|blurry|blurred|vision|pain|pains|headache|nauseous|vomiting|bleeding|unconscious|breathing|breath|chest|rash|weak|collapsed|confused)$/
/** What went wrong, or is asked: then it isn't told as a reason. */
const noReason =
  /^(came|shot|rushed|skipped|missed|surfaced|hurts?|hurting|heart|attack|stroke|pregnant|question|curious|ok|okay|safe)$/

/** Whether somebody tells how harm feels. */
export const isHarmed = ({ unnamed }: Heard): boolean => unnamed.words.some(({ text }) => feltHarm.test(text))

/** "Only those from land, our skipper lost his licence", after sites were looked for: another wish, and why. */
export const onlyNarrows = (heard: Heard, { query }: Context): boolean => {
  const { guidance, unnamed, asked, read } = heard
  return (
    (guidance === null || reasons.has(guidance)) &&
    query !== null &&
    isAsked(query) &&
    adding.test(wordAt(unnamed, 0)) &&
    unnamed.isAsked !== true &&
    isAsked({ ...read, words: '' }) &&
    !isHarmed(heard) &&
    !unnamed.words.some(({ text }) => noReason.test(text)) &&
    goesOn(asked, read, query) &&
    !mayBeAccident(heard)
  )
}
