import { firstAfterStart, type Words } from './words.ts'

/** A word that is spelt much like a typed one. */
export type Close = {
  /** Its place in the list of words. */
  word: number
  /** 0 to 1: how much of the typed word is right. */
  closeness: number
}

/** Shorter words have too many neighbours to be guessed at. */
export const shortestMisspelt = 4

/** More than any number of mistakes. */
const tooFar = 100

/** How many letters of a word may be wrong, missing, too many, or swapped with the next. */
const mistakesIn = (typed: string) => (typed.length <= 5 ? 1 : 2)

const sharedStart = (one: string, other: string, max: number) => {
  let shared = 0
  while (shared < max && shared < other.length && one.charCodeAt(shared) === other.charCodeAt(shared))
    shared++
  return shared
}

/**
 * The words of names and places that are, or start, like a misspelt one. The table of distances (optimal string
 * alignment) is kept from word to word: in a sorted list they share their starts, and most starts are ruled out early.
 */
export const closeWords = (words: Words, typed: string, max = mistakesIn(typed)): Close[] => {
  const { list, isNaming } = words
  const size = typed.length
  const width = size + 1
  // Row n holds how far the first n letters of a word are from each start of the typed one.
  const rows = new Uint8Array((size + max + 3) * width)
  for (let at = 0; at <= size; at++) rows[at] = at
  /** By number of letters: how close the nearest start of the word up to there is to the whole typed word. */
  const nearest = new Uint8Array(size + max + 3).fill(tooFar)

  /**
   * Fills the row of this number of letters and answers whether a longer word can still be close. What lies further
   * from the diagonal than there may be mistakes is not looked at.
   */
  const addLetter = (word: string, letters: number) => {
    const [row, above, twoAbove] = [letters * width, (letters - 1) * width, (letters - 2) * width]
    const letter = word.charCodeAt(letters - 1)
    const [from, to] = [Math.max(1, letters - max), Math.min(size, letters + max)]
    rows[row + from - 1] = from === 1 ? letters : tooFar
    let least = tooFar
    for (let at = from; at <= to; at++) {
      const isSame = typed.charCodeAt(at - 1) === letter
      let distance = Math.min(
        (rows[above + at - 1] ?? 0) + (isSame ? 0 : 1),
        (rows[above + at] ?? 0) + 1,
        (rows[row + at - 1] ?? 0) + 1,
      )
      const isSwapped =
        at > 1 &&
        letters > 1 &&
        typed.charCodeAt(at - 2) === letter &&
        typed.charCodeAt(at - 1) === word.charCodeAt(letters - 2)
      if (isSwapped) distance = Math.min(distance, (rows[twoAbove + at - 2] ?? 0) + 1)
      rows[row + at] = distance
      if (distance < least) least = distance
    }
    if (to < size) rows[row + to + 1] = tooFar
    nearest[letters] = Math.min(
      nearest[letters - 1] ?? tooFar,
      to === size ? (rows[row + size] ?? 0) : tooFar,
    )
    return least <= max
  }

  const found: Close[] = []
  let [last, letters, isRuledOut] = ['', 0, false]
  for (let at = 0; at < list.length; ) {
    const word = list[at] ?? ''
    const shared = sharedStart(last, word, letters)
    if (!isRuledOut || shared < letters) {
      letters = shared
      isRuledOut = false
      while (letters < word.length && !isRuledOut) isRuledOut = !addLetter(word, ++letters)
      last = word
    }
    const asStart = nearest[letters] ?? tooFar
    if (isRuledOut && asStart > max) {
      at = firstAfterStart(words, word.slice(0, letters), at)
      continue
    }
    const asWhole = isRuledOut || letters + max < size ? tooFar : (rows[letters * width + size] ?? tooFar)
    if (isNaming[at] && Math.min(asWhole, asStart) <= max) {
      const right = asWhole <= max && asWhole <= asStart ? size + 1 - asWhole : size - asStart
      found.push({ word: at, closeness: right / (size + 1) })
    }
    at++
  }
  return found
}
