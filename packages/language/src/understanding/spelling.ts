/** How many letters of a word may be wrong; short words have too many neighbours to be guessed at. */
export const mistakesIn = (word: string): number => {
  if (word.length < 5) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * How many letters must be added, left out, changed or swapped with their neighbour to make one word of another
 * (optimal string alignment); `most + 1` when it is more than `most`.
 */
export const distanceOf = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    let least = row
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      let cost = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      if (isSwap) cost = Math.min(cost, (before[at - 2] ?? 0) + 1)
      next.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = last
    last = next
  }
  return Math.min(last[other.length] ?? 0, most + 1)
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
