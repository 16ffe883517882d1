import type { AnswerPiece } from '@soundings/contract/search'
import type { Site } from '@soundings/contract/sites'

type Named = Pick<Site, 'id' | 'siteName' | 'maxDepth'>
/** What a sentence is made of: words, sites, and sentences that are part of it. */
type Part = string | number | Named | Sentence
export type Sentence = readonly AnswerPiece[]

const isSentence = (part: Part): part is Sentence => Array.isArray(part)

const piecesOf = (part: Part): Sentence => {
  if (isSentence(part)) return part
  if (typeof part !== 'object') return [{ text: String(part) }]
  // A list was told apart above; what is left names a site.
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

/** A sentence as a template; a site in it becomes its name, which leads to it. */
export const say = (words: TemplateStringsArray, ...parts: Part[]): Sentence =>
  joined(words.flatMap((text, at) => [{ text }, ...(at < parts.length ? piecesOf(parts[at] ?? '') : [])]))

/** `a, b and c` */
export const listed = (parts: readonly Part[], last = 'and'): Sentence =>
  joined(
    parts.flatMap((part, at) => {
      const between = at === parts.length - 1 ? ` ${last} ` : ', '
      return [...(at === 0 ? [] : [{ text: between }]), ...piecesOf(part)]
    }),
  )

/** What somebody wrote, as a sentence that ends. */
export const full = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`)

/** Sentences one after the other, as one answer. */
export const inOneGo = (sentences: readonly Sentence[]): AnswerPiece[] =>
  joined(
    sentences
      .filter((sentence) => sentence.length > 0)
      .flatMap((sentence, at) => [...(at === 0 ? [] : [{ text: ' ' }]), ...sentence]),
  )

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
