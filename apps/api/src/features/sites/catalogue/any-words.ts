import { bestOf } from './best-of.ts'
import { type Bitset, emptyBits, hasBit, setBit } from './bitset.ts'
import { type Board, clear } from './board.ts'
import type { Term } from './wanted.ts'
import { fieldOfUse, narrowed, positionOfUse, usesOf, type Words } from './words.ts'

/** What a word is worth in a fact, a place and a name, and how much of it in another form or as another word. */
const worthOfField = [1, 1.5, 4]
const shares = { typed: 1, form: 0.9, kin: 0.5 }

const waysOf = ({ typed, forms, kin = [] }: Term): [word: string, share: number][] => [
  [typed, shares.typed],
  ...forms.map((form): [string, number] => [form, shares.form]),
  ...kin.map((other): [string, number] => [other, shares.kin]),
]

/** How telling a word is: the fewer sites hold it in one of its forms, the more. */
const rarityOf = (size: number, uses: number) => Math.log(1 + size / (1 + uses))

type Worded = { size: number; words: Words }

/** A site that holds words, by how much of them. */
export type Held = { at: number; share: number }

/** Adds to each site's score how well it holds a word in one of its ways: as well as it does best. */
const addMarks = (
  { size, words }: Worded,
  term: Term,
  fits: Bitset,
  { scores, marks, counts, found, marked }: Board,
  known: number,
): number => {
  let count = known
  let markedCount = 0
  for (const [word, share] of waysOf(term)) {
    const all = usesOf(words, word)
    const uses = narrowed(all, fits)
    const worth = worthOfField.map((each) => each * share * rarityOf(size, all.length))
    for (let each = 0; each < uses.length; each++) {
      const use = uses[each] as number
      const at = positionOfUse(use)
      if (!hasBit(fits, at)) continue
      const mark = worth[fieldOfUse(use)] as number
      const before = marks[at] as number
      if (mark <= before) continue
      if (before === 0) {
        marked[markedCount++] = at
        counts[at] = Math.min(255, (counts[at] as number) + 1)
      }
      const score = scores[at] as number
      if (score === 0) found[count++] = at
      marks[at] = mark
      scores[at] = score + mark - before
    }
  }
  for (let each = 0; each < markedCount; each++) marks[marked[each] as number] = 0
  return count
}

/** Lists the sites that hold a word in one of its ways, each once, as those marked; answers how many. */
const listHolders = (words: Words, term: Term, { marks, marked }: Board): number => {
  let count = 0
  for (const [word] of waysOf(term)) {
    const uses = usesOf(words, word)
    for (let each = 0; each < uses.length; each++) {
      const at = positionOfUse(uses[each] as number)
      if (marks[at] !== 0) continue
      marks[at] = 1
      marked[count++] = at
    }
  }
  for (let each = 0; each < count; each++) marks[marked[each] as number] = 0
  return count
}

/**
 * The sites among `fits` that hold these words as far as they tell: at least half of what those words tell together that
 * any site holds; and those of `others`.
 */
export const holdingMost = (
  { size, words }: Worded,
  terms: readonly Term[],
  fits: Bitset,
  others: readonly number[],
  board: Board,
): Bitset => {
  const { scores, found, marked } = board
  let [whole, count] = [0, 0]
  for (const term of terms) {
    const holders = listHolders(words, term, board)
    if (holders === 0) continue
    const rarity = rarityOf(size, holders)
    whole += rarity
    for (let each = 0; each < holders; each++) {
      const at = marked[each] as number
      if (!hasBit(fits, at)) continue
      if (scores[at] === 0) found[count++] = at
      scores[at] = (scores[at] as number) + rarity
    }
  }
  const bits = emptyBits(size)
  for (let each = 0; each < count; each++) {
    const at = found[each] as number
    if ((scores[at] as number) >= whole / 2) setBit(bits, at)
    scores[at] = 0
  }
  for (const at of others) setBit(bits, at)
  return bits
}

/** Who holds two of three words is worth more than who holds one of them in a name. */
const weighByCount = ({ scores, counts, found }: Board, count: number): void => {
  for (let each = 0; each < count; each++) {
    const at = found[each] as number
    scores[at] = (scores[at] as number) * (counts[at] as number)
  }
}

/**
 * The sites among `fits` that hold any of these words, best first: words that few sites hold count for more, those
 * in names more than those in places and facts, and several more than one. `share` is how much of what the best holds a site does, above 0 to 1.
 */
export const rankByAnyWord = (
  worded: Worded,
  terms: readonly Term[],
  fits: Bitset,
  max: number,
  board: Board,
): Held[] => {
  const count = terms.reduce((found, term) => addMarks(worded, term, fits, board, found), 0)
  const { scores } = board
  weighByCount(board, count)
  const best = bestOf(board.found.subarray(0, count), scores, max)
  const highest = scores[best[0] ?? 0] || 1
  const held = best.map((at) => ({ at, share: (scores[at] as number) / highest }))
  clear(board, count)
  return held
}
