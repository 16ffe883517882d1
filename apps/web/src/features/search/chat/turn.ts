import type { Photo } from '@soundings/contract/media'
import type { AnswerPiece, Chip, SearchQuery, SearchUnderstood } from '@soundings/contract/search'
import type { Answer, KeptTurn } from './kept-turn.ts'

export type { Answer } from './kept-turn.ts'

/** One question and what became of it. */
export type Turn = KeptTurn & {
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
