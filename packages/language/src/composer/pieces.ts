import type { AnswerPiece } from '@soundings/contract/search'
import type { Site } from '@soundings/contract/sites'
import { type ListWord, listParts } from '@soundings/rules/phrases'

type Named = Pick<Site, 'id' | 'siteName' | 'maxDepth'>
/** What fills a gap in a sentence: text, a site, or several of them. */
export type Part = string | Named | Sentence
/** A sentence in pieces. An empty one isn't said. */
export type Sentence = readonly AnswerPiece[]

const isSentence = (part: Part): part is Sentence => Array.isArray(part)

const piecesOf = (part: Part): Sentence => {
  if (typeof part === 'string') return [{ text: part }]
  if (isSentence(part)) return part
  const { id, siteName, maxDepth } = part as Named
  return [{ siteId: id, siteName, maxDepth }]
}

/** Pieces of text that follow one another become one; empty ones go. */
export const joined = (pieces: Sentence): AnswerPiece[] => {
  const all: AnswerPiece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (last && 'text' in last && 'text' in piece) all[all.length - 1] = { text: last.text + piece.text }
    else if (!('text' in piece) || piece.text !== '') all.push(piece)
  }
  return all
}

/** A sentence as a template; a site in it becomes a link. */
export const say = (words: TemplateStringsArray, ...parts: Part[]): Sentence =>
  joined(words.flatMap((text, at) => [{ text }, ...(at < parts.length ? piecesOf(parts[at] ?? '') : [])]))

/** `a, b and c`, as `listText` has it, where some are sites. */
export const listed = (parts: readonly Part[], word?: ListWord): Sentence => {
  const places = parts.map((_, at) => String(at))
  return joined(
    listParts(places, word).flatMap(({ type, value }) =>
      type === 'element' ? piecesOf(parts[Number(value)] ?? '') : [{ text: value }],
    ),
  )
}

/** Somebody's own words as a sentence: a full stop is added if needed. */
export const full = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`)

const between = (sentences: readonly Sentence[], gap: string): AnswerPiece[] =>
  joined(
    sentences
      .filter((sentence) => sentence.length > 0)
      .flatMap((sentence, at) => [...(at === 0 ? [] : [{ text: gap }]), ...sentence]),
  )

/** Sentences as one answer. */
export const inOneGo = (sentences: readonly Sentence[]): AnswerPiece[] => between(sentences, ' ')

/** The same as paragraphs, for what is long. */
export const inParagraphs = (paragraphs: readonly Sentence[]): AnswerPiece[] => between(paragraphs, '\n\n')

/** The most sentences that an answer has. */
export const maxSentences = 5

/** Of the sentences `inOrder`, as many as an answer has room for: the first that `byImportance` names. */
export const mostImportant = (
  inOrder: readonly Sentence[],
  byImportance: readonly Sentence[],
  room: number = maxSentences,
): readonly Sentence[] => {
  const kept = new Set(byImportance.filter(({ length }) => length > 0).slice(0, room))
  return inOrder.filter((sentence) => kept.has(sentence))
}

/** An answer as plain text. */
export const asText = (pieces: readonly AnswerPiece[]): string =>
  pieces.map((piece) => ('text' in piece ? piece.text : piece.siteName)).join('')

/** One of several ways to say it, the same for the same `seed`. */
export const oneOf = <Way>(ways: readonly [Way, ...Way[]], seed: number): Way =>
  ways[Math.abs(seed) % ways.length] ?? ways[0]

/** A number that is the same for the same text and differs for others. */
export const seedOf = (text: string): number => {
  let seed = 0
  for (const letter of text) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return seed
}
