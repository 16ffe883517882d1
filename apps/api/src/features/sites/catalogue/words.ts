import { setImmediate as breathe } from 'node:timers/promises'

/** Where a word of a site stands; the higher, the more it says about which site is meant. */
export const field = { fact: 0, place: 1, name: 2 } as const
type Field = (typeof field)[keyof typeof field]

/** Every word that a site is found by, with the sites that hold it: as a book's index, all of it in a few flat arrays. */
export type Words = {
  /** Each word once, in order, so that those with the same start lie side by side. */
  list: string[]
  /** Where the uses of each word begin in `uses`; one longer than `list`. */
  starts: Uint32Array
  /** A site's position times four, plus the best field in which the site holds the word. */
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

/** So many sites are read in one go; between them, requests are answered. */
const atOnce = 500

type Uses = Map<string, number[]>

const addWords = (uses: Uses, at: number, { names, places, facts }: SiteWords) => {
  const seen = new Set<string>()
  const add = (text: string, where: Field) => {
    for (const word of text.split(' ')) {
      if (word === '' || seen.has(word)) continue
      seen.add(word)
      const known = uses.get(word)
      if (known) known.push(at * 4 + where)
      else uses.set(word, [at * 4 + where])
    }
  }
  add(names, field.name)
  add(places, field.place)
  add(facts, field.fact)
}

/** Both in one order; words that no site holds any more are left out. */
const merge = (old: Words, movedTo: Int32Array, added: Uses): Words => {
  const fresh = [...added.keys()].filter((word) => !hasWord(old, word)).sort()
  const words = fresh.length === 0 ? old.list : [...old.list, ...fresh].sort()
  const uses = new Uint32Array(old.uses.length + added.values().reduce((sum, { length }) => sum + length, 0))
  const [list, starts, isNaming]: [string[], number[], number[]] = [[], [], []]
  let [from, end] = [0, 0]
  for (const word of words) {
    const begin = end
    if (old.list[from] === word) {
      for (let use = old.starts[from] ?? 0; use < (old.starts[from + 1] ?? 0); use++) {
        const to = movedTo[positionOfUse(old.uses[use] ?? 0)] ?? -1
        if (to >= 0) uses[end++] = to * 4 + fieldOfUse(old.uses[use] ?? 0)
      }
      from++
    }
    for (const use of added.get(word) ?? []) uses[end++] = use
    if (end === begin) continue
    list.push(word)
    starts.push(begin)
    isNaming.push(Number(uses.subarray(begin, end).some((use) => fieldOfUse(use) !== field.fact)))
  }
  return {
    list,
    starts: Uint32Array.from([...starts, end]),
    uses: uses.slice(0, end),
    isNaming: Uint8Array.from(isNaming),
  }
}

/**
 * The words of all sites, made of the last ones: `movedTo` says where each earlier position is now (-1: gone or
 * changed), and `changed` holds the words of the others by their positions.
 */
export const renewWords = async (
  old: Words,
  movedTo: Int32Array,
  changed: ReadonlyMap<number, SiteWords>,
): Promise<Words> => {
  const added: Uses = new Map()
  let read = 0
  for (const [at, words] of changed) {
    addWords(added, at, words)
    if (++read % atOnce === 0) await breathe()
  }
  return merge(old, movedTo, added)
}

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
