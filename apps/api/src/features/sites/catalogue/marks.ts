import { closeWords, shortestMisspelt } from './spelling.ts'
import { field, fieldOfUse, firstAfterStart, firstFrom, hasWord, positionOfUse, type Words } from './words.ts'

/**
 * How well each site holds a word, by position: 0 for not at all, then by the field that it stands in, and within
 * one by how much of it is right. A site keeps the best mark it gets.
 */
export type Marks = Uint8Array

const steps = 84

/** The field of a mark above 0, and how much of the word is right, 0 to 1. */
export const readMark = (mark: number): { where: number; closeness: number } => ({
  where: Math.floor((mark - 1) / steps),
  closeness: ((mark - 1) % steps) / (steps - 1),
})

export const isInName = (mark: number): boolean => mark > field.name * steps

/** Marks the sites that hold one of these words, from a place in the list of words to before another. */
const mark = (marks: Marks, { starts, uses }: Words, from: number, to: number, closeness: number) => {
  const right = 1 + Math.round(closeness * (steps - 1))
  const end = starts[to] ?? 0
  for (let at = starts[from] ?? 0; at < end; at++) {
    const use = uses[at] ?? 0
    const site = positionOfUse(use)
    const value = fieldOfUse(use) * steps + right
    if (value > (marks[site] ?? 0)) marks[site] = value
  }
}

const markWhole = (marks: Marks, words: Words, word: string, closeness: number) => {
  if (!hasWord(words, word)) return
  const at = firstFrom(words, word)
  mark(marks, words, at, at + 1, closeness)
}

/** One that is right but for its end. */
const unended = (typed: string) => typed.length / (typed.length + 1)

export const markWord = (marks: Marks, words: Words, typed: string): void => markWhole(marks, words, typed, 1)

export const markForm = (marks: Marks, words: Words, form: string): void =>
  markWhole(marks, words, form, unended(form))

export const markStart = (marks: Marks, words: Words, typed: string): void => {
  const from = firstFrom(words, typed)
  mark(marks, words, from, firstAfterStart(words, typed, from), unended(typed))
}

/**
 * Marks what is spelt much like a word, or very much like another form of it. Names and places are spelt in many
 * ways; of facts, only words that also name something are tried.
 */
export const markMisspelt = (marks: Marks, words: Words, typed: string, forms: readonly string[]): void => {
  if (typed.length < shortestMisspelt) return
  const close = [...closeWords(words, typed), ...forms.flatMap((form) => closeWords(words, form, 1))]
  for (const { word, closeness } of close) mark(marks, words, word, word + 1, closeness)
}

/** Two words that were typed without the blank between them. */
export const markHalves = (marks: Marks, words: Words, typed: string): void => {
  for (let cut = 2; cut <= typed.length - 2; cut++) {
    const halves = [typed.slice(0, cut), typed.slice(cut)]
    if (!halves.every((half) => hasWord(words, half))) continue
    const [one, other] = halves.map((half) => {
      const held = new Uint8Array(marks.length)
      markWhole(held, words, half, unended(half))
      return held
    })
    for (let at = 0; at < marks.length; at++) {
      const both = Math.min(one?.[at] ?? 0, other?.[at] ?? 0)
      if (both > (marks[at] ?? 0)) marks[at] = both
    }
  }
}
