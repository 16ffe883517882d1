import { type Bitset, countBits, eachBit } from './bitset.ts'

/** Where a word of a site stands; the higher, the more it says about which site is meant. */
export const field = { fact: 0, place: 1, name: 2 } as const
export type Field = (typeof field)[keyof typeof field]

/** Every word that a site is found by, with the sites that hold it: as a book's index, all of it in a few flat arrays. */
export type Words = {
  /** Each word once, in order, so that those with the same start lie side by side. */
  list: string[]
  /** Where the uses of each word begin in `uses`; one longer than `list`. */
  starts: Uint32Array
  /** A site's position times four, plus the best field in which the site holds the word; those of one word in the order of sites. */
  uses: Uint32Array
  /** 1 for a word that stands in some name or place. */
  isNaming: Uint8Array
}

/** The folded words of a site as texts with blanks between them. */
export type SiteWords = { names: string; places: string; facts: string }

export const noWords: Words = {
  list: [],
  starts: new Uint32Array(1),
  uses: new Uint32Array(0),
  isNaming: new Uint8Array(0),
}

export const positionOfUse = (use: number): number => use >>> 2
export const fieldOfUse = (use: number): Field => (use & 3) as Field

/** The first word from a place on that is not before this one. It is looked for in growing steps: often it is near. */
export const firstFrom = ({ list }: Words, word: string, from = 0): number => {
  let low = from
  let step = 1
  while (low + step <= list.length && (list[low + step - 1] ?? '') < word) {
    low += step
    step *= 2
  }
  let high = Math.min(list.length, low + step - 1)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

/** The first word after all that start so. */
export const firstAfterStart = (words: Words, start: string, from = 0): number =>
  firstFrom(words, `${start}\uffff`, from)

export const hasWord = (words: Words, word: string): boolean => words.list[firstFrom(words, word)] === word

/** The uses of a word; none of one that no site holds. */
export const usesOf = (words: Words, word: string): Uint32Array => {
  const at = firstFrom(words, word)
  return words.list[at] === word ? words.uses.subarray(words.starts[at], words.starts[at + 1]) : noWords.uses
}

/** How many times smaller than a word's uses a set must be to be looked up among them. */
const muchSmaller = 16

/**
 * The uses of a word by sites of a set; all of its uses where the set is not much smaller, as to look at each of them is
 * sooner done then.
 */
export const narrowed = (uses: Uint32Array, set: Bitset): Uint32Array => {
  const max = countBits(set)
  if (max * muchSmaller > uses.length) return uses
  const found = new Uint32Array(max)
  let [count, from] = [0, 0]
  eachBit(set, (at) => {
    from = firstUseFrom(uses, at, from)
    if (from === uses.length) return
    const use = uses[from] as number
    if (positionOfUse(use) === at) found[count++] = use
  })
  return found.subarray(0, count)
}

/** The first use, from a place on, by this site or a later one; it is looked for in growing steps. */
const firstUseFrom = (uses: Uint32Array, site: number, from: number): number => {
  let [low, step] = [from, 1]
  while (low + step <= uses.length && positionOfUse(uses[low + step - 1] as number) < site) {
    low += step
    step *= 2
  }
  let high = Math.min(uses.length, low + step - 1)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (positionOfUse(uses[middle] as number) < site) low = middle + 1
    else high = middle
  }
  return low
}
