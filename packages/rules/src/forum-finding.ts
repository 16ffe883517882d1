import { fold } from './text.ts'

const word = /[\p{L}\p{M}\p{N}]+(?:['’‘`´ʻʼʾʿ][\p{L}\p{M}\p{N}]+)*/gu

const plainLetters = /^[\da-z]+$/i
/** As `fold` has it; most words need no more than small letters. */
const foldWord = (raw: string) => (plainLetters.test(raw) ? raw.toLowerCase() : fold(raw))

/** Every folded word of a text with its place there. */
const wordsIn = (text: string): { word: string; from: number; to: number }[] =>
  [...text.matchAll(word)].map(({ 0: raw, index }) => ({
    word: foldWord(raw),
    from: index,
    to: index + raw.length,
  }))

/** The folded words of some texts, each once. */
export const foldedWords = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => wordsIn(text).map((each) => each.word))),
]

/** Characters of an excerpt, and how many of them stand before the first word that was found. */
const excerpt = { length: 220, before: 60 }

/** Where most of what is looked for stands close together; places of words in `text`. */
const startOf = (found: readonly { from: number }[]): number => {
  let best = { from: found[0]?.from ?? 0, count: 0 }
  for (const [at, { from }] of found.entries()) {
    let to = at
    while ((found[to]?.from ?? Number.POSITIVE_INFINITY) < from + excerpt.length - excerpt.before) to++
    if (to - at > best.count) best = { from, count: to - at }
  }
  return best.from
}

/** The part of a text of one line where most of what is looked for stands, with these words marked. */
export const markedExcerpt = (
  text: string,
  isWanted: (foldedWord: string) => boolean,
): { text: string; isMarked: boolean }[] => {
  const found = wordsIn(text).filter((each) => isWanted(each.word))
  const wished = Math.max(0, startOf(found) - excerpt.before)
  const start = wished === 0 ? 0 : Math.max(wished, text.indexOf(' ', wished) + 1)
  const least = Math.min(text.length, start + excerpt.length)
  const blank = text.lastIndexOf(' ', least)
  const end = least === text.length || blank <= start ? least : blank
  const parts: { text: string; isMarked: boolean }[] = []
  let at = start
  const add = (to: number, isMarked: boolean) => {
    if (to > at) parts.push({ text: text.slice(at, to), isMarked })
    at = Math.max(at, to)
  }
  for (const { from, to } of found) {
    if (from < start || to > end) continue
    add(from, false)
    add(to, true)
  }
  add(end, false)
  const [first, last] = [parts[0], parts.at(-1)]
  if (start > 0 && first) parts[0] = first.isMarked ? first : { ...first, text: `…${first.text}` }
  if (end < text.length && last) parts.push({ text: '…', isMarked: false })
  return parts
}

export type FoundFacts = {
  /** Of what is looked for, how much the title of the thread has, 0 to 1. */
  inTitle: number
  isOpening: boolean
  /** It answered the question of its thread. */
  isSolution: boolean
  likes: number
  /** Since it was written. */
  ageDays: number
}

/** How well a post answers a search: what it is about, times its thanks, times its age. */
export const foundScore = ({ inTitle, isOpening, isSolution, likes, ageDays }: FoundFacts): number => {
  const relevance = 1 + (isOpening ? 2 : 0.5) * inTitle + (isSolution ? 0.5 : 0)
  const thanks = 1 + 0.15 * Math.log1p(likes)
  const age = 0.4 + 0.6 / (1 + ageDays / 365)
  return relevance * thanks * age
}

/** What each further post of the same thread keeps of its score, so that no thread is all that is found. */
export const furtherShare = 0.6
