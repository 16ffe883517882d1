import type { AnswerPiece, Chip } from '@soundings/contract/search'
import { listText } from '@soundings/rules/phrases'
import { inOneGo, say } from './pieces.ts'
import { quotedLabel } from './sources.ts'

/** Declines questions that are not about diving. */
export const composeOther = (): AnswerPiece[] =>
  inOneGo([
    say`I only know about dive sites.`,
    say`Ask me for places to dive by country, depth, level, season or animals, or tell me what to avoid.`,
  ])

/** Says that no site matches, whatever is left out of the question. */
export const composeNothing = (chips: readonly Chip[]): AnswerPiece[] =>
  inOneGo([
    chips.length === 0
      ? say`I couldn’t find a site for that.`
      : say`I couldn’t find a site that matches ${listText(chips.map(({ label }) => quotedLabel(label)))}.`,
    chips.length > 1
      ? say`Try removing one of these, or name a country, a depth or an animal.`
      : say`Try another spelling, or name a country, a depth or an animal.`,
  ])

/** Asks where somebody is who looks for what is near them. */
export const composeUnplaced = (): AnswerPiece[] =>
  inOneGo([
    say`I don’t know where you are.`,
    say`Name a town, a region or a position, or allow location access, and I’ll look for sites near it.`,
  ])

/** Asks which site is meant, where none is open or shown. */
export const composeWhich = (): AnswerPiece[] =>
  inOneGo([say`Which site do you mean?`, say`Open it on the map or in the list, or tell me its name.`])
