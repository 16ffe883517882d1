import { isFree, type Line, phraseAt, take, untaken, wordAt } from './words.ts'

/** What phrases mean; phrases are folded, in the singular. Most words begin and end none: the indexes tell so at once. */
export type Phrases<Meaning> = {
  meanings: ReadonlyMap<string, Meaning>
  /** How many words the longest phrase has that begins, or ends, with a word. */
  starts: ReadonlyMap<string, number>
  ends: ReadonlyMap<string, number>
}

export type Found<Meaning> = { at: number; size: number; meaning: Meaning }

/** Makes a dictionary from lists with commas: `{ 'wreck, shipwreck': 'wreck' }`. */
export const phrases = <Meaning>(entries: Record<string, Meaning>): Phrases<Meaning> =>
  phrasesOf(Object.entries(entries))

const raise = (index: Map<string, number>, word: string, size: number) =>
  index.set(word, Math.max(size, index.get(word) ?? 0))

/** Makes a dictionary from pairs: `[['wreck, shipwreck', 'wreck']]`. */
export const phrasesOf = <Meaning>(list: Iterable<readonly [string, Meaning]>): Phrases<Meaning> => {
  const meanings = new Map<string, Meaning>()
  const [starts, ends] = [new Map<string, number>(), new Map<string, number>()]
  for (const [written, meaning] of list)
    for (const part of written.split(',')) {
      const words = part.trim().split(/\s+/)
      meanings.set(words.join(' '), meaning)
      raise(starts, words[0] ?? '', words.length)
      raise(ends, words.at(-1) ?? '', words.length)
    }
  return { meanings, starts, ends }
}

/** Phrases that all mean the same, from one text with commas. */
export const phraseSet = (text: string): Phrases<true> => phrasesOf([[text, true]])

/** A word without the ending of a plural, as far as endings tell. */
export const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** What a phrase means as it is written, or with its last word in the singular. */
const meaningOf = <Meaning>({ meanings }: Phrases<Meaning>, line: Line, at: number, size: number) => {
  const exact = meanings.get(phraseAt(line, at, size))
  if (exact !== undefined) return exact
  const last = wordAt(line, at + size - 1)
  const single = singular(last)
  if (single === last) return undefined
  return meanings.get(size === 1 ? single : `${phraseAt(line, at, size - 1)} ${single}`)
}

const longestOf = (index: ReadonlyMap<string, number>, word: string): number =>
  Math.max(index.get(word) ?? 0, index.get(singular(word)) ?? 0)

/** The longest known phrase that begins here; undefined when there is none. */
export const phraseFrom = <Meaning>(
  line: Line,
  known: Phrases<Meaning>,
  at: number,
): Found<Meaning> | undefined => {
  for (let size = longestOf(known.starts, wordAt(line, at)); size > 0; size--) {
    if (!isFree(line, at, size)) continue
    const meaning = meaningOf(known, line, at, size)
    if (meaning !== undefined) return { at, size, meaning }
  }
  return undefined
}

/** The longest known phrase that ends right before this word. */
export const phraseBefore = <Meaning>(
  line: Line,
  known: Phrases<Meaning>,
  before: number,
): Found<Meaning> | undefined => {
  for (let size = longestOf(known.ends, wordAt(line, before - 1)); size > 0; size--) {
    if (!isFree(line, before - size, size)) continue
    const meaning = meaningOf(known, line, before - size, size)
    if (meaning !== undefined) return { at: before - size, size, meaning }
  }
  return undefined
}

/** All known phrases from left to right, the longest at each place. */
export const allPhrases = <Meaning>(line: Line, known: Phrases<Meaning>): Found<Meaning>[] => {
  const found: Found<Meaning>[] = []
  for (let at = 0; at < line.words.length; at++) {
    const here = phraseFrom(line, known, at)
    if (here === undefined) continue
    found.push(here)
    at += here.size - 1
  }
  return found
}

/** The same, and they are taken. */
export const takeAll = <Meaning>(line: Line, known: Phrases<Meaning>): Found<Meaning>[] => {
  const found = allPhrases(line, known)
  for (const { at, size } of found) take(line, at, size)
  return found
}

/** Whether some known phrase stands anywhere, taken or not. */
export const says = (line: Line, known: Phrases<unknown>): boolean =>
  allPhrases(untaken(line), known).length > 0
