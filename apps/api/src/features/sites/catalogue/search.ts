import { isInName, type Marks, markForm, markHalves, markMisspelt, markStart, markWord } from './marks.ts'
import { rankBySpelling, rankByWords } from './rank.ts'
import type { Searched, Term, Wanted } from './wanted.ts'

const markTerms = (
  { size }: Searched,
  { terms }: Wanted,
  mark: (marks: Marks, term: Term, isLast: boolean) => void,
): Marks[] =>
  terms.map((term, at) => {
    const marks = new Uint8Array(size)
    mark(marks, term, at === terms.length - 1)
    return marks
  })

/** How each word stands in names, places and facts, as it is or in another form. Only the last may be without its end. */
const exactMarks = (searched: Searched, wanted: Wanted, isEnded: boolean): Marks[] => {
  const { words } = searched
  return markTerms(searched, wanted, (marks, { typed, forms }, isLast) => {
    markWord(marks, words, typed)
    for (const form of forms) markForm(marks, words, form)
    if (isLast && !isEnded) markStart(marks, words, typed)
  })
}

/** The sites that hold every word as it is, the best first. */
export const searchExactly = (searched: Searched, wanted: Wanted): Uint32Array =>
  wanted.terms.length === 0
    ? new Uint32Array()
    : rankByWords(searched, wanted, exactMarks(searched, wanted, false))

/** Those in whose names every word stands, the best first; `isEnded` where the last word is whole. */
export const searchNames = (searched: Searched, wanted: Wanted, isEnded: boolean): Uint32Array => {
  if (wanted.terms.length === 0) return new Uint32Array()
  const marks = exactMarks(searched, wanted, isEnded).map((of) =>
    of.map((mark) => (isInName(mark) ? mark : 0)),
  )
  return rankByWords(searched, wanted, marks)
}

const isEmpty = (marks: Marks) => marks.every((mark) => mark === 0)

/**
 * Every word as it is or as one that is spelt much like it. That is tried of the words that no site holds, and of the
 * others only if nothing is found so.
 */
const bySpelling = (searched: Searched, wanted: Wanted): Uint32Array => {
  const { words } = searched
  const marks = markTerms(searched, wanted, (marks, { typed, forms }) => {
    markWord(marks, words, typed)
    markStart(marks, words, typed)
    for (const form of forms) markForm(marks, words, form)
  })
  const isUnknown = marks.map(isEmpty)
  const guess = (unknown: boolean) => {
    wanted.terms.forEach(({ typed, forms }, at) => {
      const ofTerm = marks[at]
      if (!ofTerm || isUnknown[at] !== unknown) return
      markMisspelt(ofTerm, words, typed, forms)
      markHalves(ofTerm, words, typed)
    })
  }
  guess(true)
  if (marks.some(isEmpty)) return new Uint32Array()
  const found = rankBySpelling(searched, wanted, marks)
  if (found.length > 0) return found
  guess(false)
  return rankBySpelling(searched, wanted, marks)
}

/** The positions of all sites that are found, best first: by the words as they are, else by words spelt like them. */
export const search = (searched: Searched, wanted: Wanted): Uint32Array => {
  if (wanted.terms.length === 0) return new Uint32Array()
  const found = searchExactly(searched, wanted)
  return found.length > 0 ? found : bySpelling(searched, wanted)
}
