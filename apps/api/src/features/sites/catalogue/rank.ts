import { isInName, type Marks, readMark } from './marks.ts'
import type { Searched, Term, Wanted } from './wanted.ts'

/** What a word in a fact, a place or a name is worth in a score: in full where all of it is right, and in any case. */
const worthOfWords = [0, 0, 2_000]
const worthOfMisspelt = [500, 2_000, 2_000]
const worthOfField = [5, 50, 100]
/** And a name that holds every word: by how it holds them together, or by how much of it was typed. */
const worthOfName = { same: 5_000, start: 1_000, scattered: -500, withoutIdleWords: -100, covered: 300 }
/** More than any score. */
const maxScore = 8_192

/** What each mark of each word is worth. */
const worthOfMarks = (terms: Term[], worth: readonly number[]): Float32Array[] => {
  const letters = terms.reduce((sum, { typed }) => sum + typed.length + 1, 0)
  return terms.map(({ typed }) =>
    Float32Array.from({ length: 256 }, (_, mark) => {
      const { where, closeness } = readMark(mark)
      const share = (typed.length + 1) / letters
      return (worth[where] ?? 0) * closeness * share + (worthOfField[where] ?? 0) / terms.length
    }),
  )
}

type ScoreName = (at: number) => number

/** Whether a name is, starts with, or somewhere holds the whole of what was typed. */
const byPhrase = ({ names, nameLength }: Searched, { terms, phrase }: Wanted): ScoreName => {
  const telling = terms.map(({ typed }) => typed).join(' ')
  const scoreOf = (said: string) => {
    const within = ` ${said}`
    return (at: number): number => {
      const name = names[at] ?? ''
      if (name.startsWith(said)) return said.length === nameLength[at] ? worthOfName.same : worthOfName.start
      return name.includes(within) ? 0 : worthOfName.scattered
    }
  }
  const [asTyped, asTold] = [scoreOf(phrase), scoreOf(telling)]
  if (telling === phrase) return asTyped
  return (at: number) => Math.max(asTyped(at), asTold(at) + worthOfName.withoutIdleWords)
}

/** How much of a name was typed: what is misspelt cannot be found in it as a whole. */
const byLength =
  ({ nameLength }: Searched, { phrase }: Wanted): ScoreName =>
  (at) =>
    worthOfName.covered * Math.min(1, phrase.length / (nameLength[at] || 1))

/** The sites that every word marks. */
const markedByAll = (size: number, marks: Marks[]): Uint32Array => {
  const found = new Uint32Array(size)
  let count = 0
  for (let at = 0; at < size; at++) {
    let isFound = true
    for (let term = 0; term < marks.length && isFound; term++) isFound = marks[term]?.[at] !== 0
    if (isFound) found[count++] = at
  }
  return found.slice(0, count)
}

/** How well each of these sites fits. */
const scored = (
  found: Uint32Array,
  marks: Marks[],
  tables: Float32Array[],
  scoreName: ScoreName,
): Uint16Array => {
  const scores = new Uint16Array(found.length)
  for (let each = 0; each < found.length; each++) {
    const at = found[each] ?? 0
    let score = 0
    let isInNames = true
    for (let term = 0; term < marks.length; term++) {
      const mark = marks[term]?.[at] ?? 0
      score += tables[term]?.[mark] ?? 0
      isInNames &&= isInName(mark)
    }
    scores[each] = Math.max(0, Math.round(isInNames ? score + scoreName(at) : score))
  }
  return scores
}

/** The sites with the highest scores first, and those with equal ones in order of name: sorted by counting. */
const ordered = (found: Uint32Array, scores: Uint16Array): Uint32Array => {
  const before = new Uint32Array(maxScore + 1)
  for (const score of scores) before[maxScore - score] = (before[maxScore - score] ?? 0) + 1
  for (let place = 1; place <= maxScore; place++)
    before[place] = (before[place] ?? 0) + (before[place - 1] ?? 0)
  const inOrder = new Uint32Array(found.length)
  for (let each = 0; each < found.length; each++) {
    const above = maxScore - (scores[each] ?? 0) - 1
    const next = before[above] ?? 0
    inOrder[next] = found[each] ?? 0
    before[above] = next + 1
  }
  return inOrder
}

/** The sites that hold every word, the best first. The marks are those of each word, in their order. */
export const rankByWords = (searched: Searched, wanted: Wanted, marks: Marks[]): Uint32Array => {
  const found = markedByAll(searched.size, marks)
  const tables = worthOfMarks(wanted.terms, worthOfWords)
  return ordered(found, scored(found, marks, tables, byPhrase(searched, wanted)))
}

/** The sites that hold every word or one spelt like it, the best first. */
export const rankBySpelling = (searched: Searched, wanted: Wanted, marks: Marks[]): Uint32Array => {
  const found = markedByAll(searched.size, marks)
  const tables = worthOfMarks(wanted.terms, worthOfMisspelt)
  return ordered(found, scored(found, marks, tables, byLength(searched, wanted)))
}
