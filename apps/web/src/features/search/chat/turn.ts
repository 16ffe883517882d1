import type { Photo } from '@soundings/contract/media'
import {
  AnswerPiece,
  type Chip,
  SearchQuery,
  SearchReply,
  type SearchUnderstood,
} from '@soundings/contract/search'
import { SiteSummary } from '@soundings/contract/sites'
import { z } from 'zod'

/** What an answer is kept as; its photos are asked for again. Those of older versions cited no threads and offered no trip. */
const Answer = SearchReply.omit({ media: true }).extend({
  threads: SearchReply.shape.threads.default([]),
  trip: SearchReply.shape.trip.default(null),
})
export type Answer = z.output<typeof Answer>

/** A site as it may be kept; those of older versions did not say whether one may dive there. */
const KeptSite = SiteSummary.extend({ accessStatus: SiteSummary.shape.accessStatus.default(null) })

/** One question and what became of it, as it may be kept. */
export const KeptTurn = z.object({
  id: z.string(),
  question: z.string(),
  state: z.enum(['asking', 'answered', 'failed', 'stopped']),
  /** The answer as far as it has come. */
  pieces: z.array(AnswerPiece).readonly(),
  answer: Answer.nullable(),
  /** Why there is none, where more is known than that. */
  problem: z.string().nullable(),
  /** Asked by what was understood, with something taken out of it, rather than by its words. */
  query: SearchQuery.nullable(),
  /** Words that lead somebody else to the same sites, for the address; null until it is answered. */
  link: z.string().nullable(),
  /** The first of the sites that it found, as they were last read: a device without a connection lists them, too. */
  sites: z.array(KeptSite).optional(),
})

export type Turn = z.output<typeof KeptTurn> & {
  /** Photos of the first sites; they are not kept on the device. */
  media?: readonly Photo[] | undefined
  /** What was understood, while the answer is still being worded. */
  understood?: SearchUnderstood | undefined
}

/** A question whose answer is a set of sites. */
export type Found = Turn & { answer: Answer & { query: SearchQuery }; link: string }

const isFound = (turn: Turn): turn is Found => turn.answer?.query != null && turn.link !== null

/** The last question that found sites: what follow-up questions are about. */
export const lastFound = (turns: readonly Turn[]): Found | null => turns.findLast(isFound) ?? null

/** The last question that found the sites which these words of an address lead to. */
export const foundAs = (turns: readonly Turn[], link: string | undefined): Found | null =>
  lastFound(turns.filter((turn) => turn.link === link))

/** The chips that say what was understood, except those that aren’t matched. */
export const heldChips = ({ chips, relaxed }: Pick<Answer, 'chips' | 'relaxed'>): Chip[] =>
  chips.filter((chip) => !relaxed.some((gone) => gone.key === chip.key))

const textOf = (pieces: readonly AnswerPiece[]): string =>
  pieces.map((piece) => ('text' in piece ? piece.text : piece.siteName)).join('')

/** The pieces of an answer that has come: those that were shown on the way, where they say the same. */
export const asShown = (
  shown: readonly AnswerPiece[],
  whole: readonly AnswerPiece[],
): readonly AnswerPiece[] => (textOf(shown).trim() === textOf(whole).trim() ? shown : whole)
