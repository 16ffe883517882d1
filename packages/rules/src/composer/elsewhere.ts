import type { AnswerPiece, Chip } from '@soundings/contract/search'
import { inOneGo, listed, say } from './pieces.ts'
import { quotedLabel } from './sources.ts'

/** For questions of health and decompression, which nobody here may answer. */
export const composeMedical = (): AnswerPiece[] =>
  inOneGo([
    say`I cannot advise on health, decompression or fitness to dive.`,
    say`Please ask a doctor who knows diving medicine, your training agency, or Divers Alert Network (DAN).`,
    say`If somebody may be hurt or ill after a dive, call the local emergency services now, give oxygen if you are trained to, and then call DAN.`,
  ])

/** For questions that are not about diving. */
export const composeOther = (): AnswerPiece[] =>
  inOneGo([
    say`I only know about dive sites.`,
    say`Ask me for places to dive by country, depth, level, season, animals or what should not be there.`,
  ])

/** Where no site fits, whatever is given up. */
export const composeNothing = (chips: readonly Chip[]): AnswerPiece[] =>
  inOneGo([
    chips.length === 0
      ? say`I found no site for that.`
      : say`I found no site for ${listed(chips.map(({ label }) => quotedLabel(label)))}.`,
    chips.length > 1
      ? say`Remove one of these, or name a country, a depth or an animal.`
      : say`Try another spelling, or name a country, a depth or an animal.`,
  ])

/** Where somebody asks about a site and none is open or shown. */
export const composeWhich = (): AnswerPiece[] =>
  inOneGo([say`Which site do you mean?`, say`Open one on the map or in the list, or tell me its name.`])
