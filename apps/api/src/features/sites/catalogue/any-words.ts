import { bestOf } from './best-of.ts'
import { type Bitset, countBits, eachBit, emptyBits, hasBit, intersection, setBit } from './bitset.ts'
import type { Term } from './wanted.ts'
import { fieldOfUse, positionOfUse, usesOf, type Words } from './words.ts'

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

/** Numbers by position that are used for one ranking after the other, as making them anew takes longer than ranking. */
export type Board = { scores: Float32Array; marks: Float32Array }

export const boardOf = (size: number): Board => ({
  scores: new Float32Array(size),
  marks: new Float32Array(size),
})

/** Adds to each site's score how well it holds a word in one of its ways: as well as it does best. */
const addMarks = (
  { size, words }: Worded,
  term: Term,
  fits: Bitset,
  { scores, marks }: Board,
  found: number[],
): void => {
  const marked: number[] = []
  for (const [word, share] of waysOf(term)) {
    const uses = usesOf(words, word)
    const worth = share * rarityOf(size, uses.length)
    for (let each = 0; each < uses.length; each++) {
      const use = uses[each] as number
      const at = positionOfUse(use)
      if (!hasBit(fits, at)) continue
      const mark = (worthOfField[fieldOfUse(use)] ?? 1) * worth
      const known = marks[at] as number
      if (mark <= known) continue
      if (known === 0) marked.push(at)
      if (scores[at] === 0) found.push(at)
      marks[at] = mark
      scores[at] = (scores[at] as number) + mark - known
    }
  }
  for (const at of marked) marks[at] = 0
}

/**
 * The sites among `fits` that hold these words as far as they tell: at least half of what those words tell together that
 * any site holds.
 */
export const holdingMost = (
  { size, words }: Worded,
  terms: readonly Term[],
  fits: Bitset,
  { scores: told }: Board,
): Bitset => {
  let whole = 0
  for (const term of terms) {
    const holders = emptyBits(size)
    for (const [word] of waysOf(term))
      for (const use of usesOf(words, word)) setBit(holders, positionOfUse(use))
    const uses = countBits(holders)
    if (uses === 0) continue
    const rarity = rarityOf(size, uses)
    whole += rarity
    eachBit(intersection(size, [holders, fits]), (at) => {
      told[at] = (told[at] ?? 0) + rarity
    })
  }
  const bits = emptyBits(size)
  if (whole > 0) for (let at = 0; at < size; at++) if ((told[at] ?? 0) >= whole / 2) setBit(bits, at)
  told.fill(0)
  return bits
}

/**
 * The sites among `fits` that hold any of these words, best first: words that few sites hold count for more, and those
 * in names more than those in places and facts.
 */
export const rankByAnyWord = (
  worded: Worded,
  terms: readonly Term[],
  fits: Bitset,
  most: number,
  board: Board,
): number[] => {
  const found: number[] = []
  for (const term of terms) addMarks(worded, term, fits, board, found)
  const best = bestOf(found, (at) => board.scores[at] as number, most)
  for (const at of found) board.scores[at] = 0
  return best
}
