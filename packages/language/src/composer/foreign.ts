import type { AnswerPiece, Chip, SearchIntent } from '@soundings/contract/search'
import { listText } from '@soundings/rules/phrases'
import type { Foreign } from '../understanding/foreign/foreign.ts'
import { within } from '../understanding/within.ts'
import { inOneGo, type Sentence, say } from './pieces.ts'
import type { Source } from './sources.ts'

type Heard = {
  foreign: Foreign
  intent: SearchIntent
  chips: readonly Chip[]
  sources: readonly Source[]
}

const isNamed = ({ key }: Chip) => /^(where|like|notWhere|notSites|months):?/.test(key)

/** A chip within a sentence: names and months keep their capitals. */
const chipText = (chip: Chip): string =>
  isNamed(chip)
    ? chip.label.replace(/^(In|Like|Near|Not)\b/, (word) => word.toLowerCase())
    : within(chip.label)

const understood = ({ intent, chips, sources }: Heard): Sentence => {
  const [first] = sources
  if (intent === 'find')
    return chips.length === 0
      ? say`I understood that you’re looking for dive sites.`
      : say`I understood: ${listText(chips.map(chipText))}.`
  if (intent === 'about-site' && first) return say`I understood that you’re asking about ${first.site}.`
  if (intent === 'compare') return say`I understood that you want to compare dive sites.`
  return intent === 'medical' ? say`I understood that you’re asking about health or flying.` : []
}

/** Says that a question in another language could not be read. */
const composeUnread = (): AnswerPiece[] =>
  inOneGo([
    say`I can only read questions in English well, and I couldn’t read this one.`,
    say`Please ask in English for places to dive, for example by country, depth, level, season or animals.`,
  ])

/** An answer to a question in another language: what was understood of it comes first. */
export const composeForeign = (heard: Heard, answer: AnswerPiece[]): AnswerPiece[] => {
  const { intent, foreign } = heard
  if (intent === 'other') return foreign.isWhole ? answer : composeUnread()
  const rest = foreign.isWhole ? [] : say`I could not read the rest; please ask in English.`
  return inOneGo([understood(heard), rest, answer])
}
