/** How many letters of a word may be wrong; short words have too many neighbours to be guessed at. */
export const mistakesIn = (word: string): number => {
  if (word.length < 5) return 0
  return word.length < 8 ? 1 : 2
}

/** Rows of the table below, used again by each call: none of them is read beyond what the call wrote. */
let rows: [Uint16Array, Uint16Array, Uint16Array] = [
  new Uint16Array(64),
  new Uint16Array(64),
  new Uint16Array(64),
]

/**
 * How many letters must be added, left out, changed or swapped with their neighbour to make one word of another
 * (optimal string alignment); `most + 1` when it is more than `most`. Only what may stay within `most` is worked out.
 */
export const distanceOf = (one: string, other: string, most: number): number => {
  const [height, width, far] = [one.length, other.length, most + 1]
  if (Math.abs(height - width) > most) return far
  if (width + 2 > rows[0].length)
    rows = [new Uint16Array(2 * width + 2), new Uint16Array(2 * width + 2), new Uint16Array(2 * width + 2)]
  let [before, last, next] = rows
  for (let at = 0; at <= width; at++) last[at] = at
  for (let row = 1; row <= height; row++) {
    const [first, end] = [Math.max(1, row - most), Math.min(width, row + most)]
    const [letter, letterBefore] = [one.charCodeAt(row - 1), one.charCodeAt(row - 2)]
    let least = first === 1 ? row : far
    next[first - 1] = least
    for (let at = first; at <= end; at++) {
      const own = other.charCodeAt(at - 1)
      let cost = (last[at - 1] as number) + (letter === own ? 0 : 1)
      // Beyond the end of the row above nothing was worked out.
      if (at < row + most || row === 1) cost = Math.min(cost, (last[at] as number) + 1)
      cost = Math.min(cost, (next[at - 1] as number) + 1)
      if (row > 1 && at > 1 && letter === other.charCodeAt(at - 2) && letterBefore === own)
        cost = Math.min(cost, (before[at - 2] as number) + 1)
      next[at] = cost
      if (cost < least) least = cost
    }
    if (least > most) return far
    const free = before
    before = last
    last = next
    next = free
  }
  return Math.min(last[width] as number, far)
}

/** Which letters a word has, as bits: words that share too few cannot be close. */
const lettersOf = (word: string): number => {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

const bits = (value: number): number => {
  let [rest, count] = [value, 0]
  for (; rest !== 0; rest &= rest - 1) count++
  return count
}

type Known = { word: string; letters: number; isWhole: boolean; isPlace: boolean }

/** Words to correct others by. */
export type Lexicon = { words: ReadonlySet<string>; known: readonly Known[] }

/**
 * `whole` are the words that mean something by themselves: others are parts of phrases, and less likely meant. `places` are
 * those that mean nothing but a place.
 */
export const lexiconOf = (
  words: Iterable<string>,
  whole: ReadonlySet<string>,
  places: ReadonlySet<string> = new Set(),
): Lexicon => {
  const all = new Set(words)
  const known = [...all].map((word) => ({
    word,
    letters: lettersOf(word),
    isWhole: whole.has(word),
    isPlace: places.has(word),
  }))
  return { words: all, known }
}

const longestWord = 24
/** Shorter words are no misspelt parts of phrases, as Paris is no PADI; but for two letters swapped: "eagel rays". */
const shortestPart = 6

/** Of places two letters may be wrong only in so long a word, and never the first: many words look like some place. */
const longPlace = 10

const isNoPlace = (word: string, place: string, mistakes: number) =>
  place[0] !== word[0] || (mistakes > 1 && word.length < longPlace)

/** Hardly anybody mistypes a first letter for another one: Vobster is no lobster. */
const isOtherStart = (word: string, other: string) => word[0] !== other[0] && word.slice(1) === other.slice(1)

/** The word that is meant by a misspelt one; undefined when none is close, or the word is right. */
export const corrected = (word: string, { words, known }: Lexicon): string | undefined => {
  const most = mistakesIn(word)
  if (most === 0 || word.length > longestWord || words.has(word)) return undefined
  const own = lettersOf(word)
  let best: { word: string; far: number } | undefined
  for (const other of known) {
    const isSwap = own === other.letters && word.length === other.word.length
    if (word.length < shortestPart && !other.isWhole && !isSwap) continue
    if (Math.abs(other.word.length - word.length) > most || bits(own ^ other.letters) > 2 * most) continue
    const mistakes = distanceOf(word, other.word, most)
    if (
      mistakes > most ||
      isOtherStart(word, other.word) ||
      (other.isPlace && isNoPlace(word, other.word, mistakes))
    )
      continue
    const far = mistakes + (other.word[0] === word[0] ? 0 : 0.5) + (other.isWhole ? 0 : 0.6)
    if (best === undefined || far < best.far) best = { word: other.word, far }
  }
  return best?.word
}
