import { type Bitset, emptyBits, hasBit, setBit } from './bitset.ts'
import { type Board, takeBest } from './board.ts'
import {
  fieldOfUse,
  firstAfterStart,
  firstFrom,
  narrowed,
  positionOfUse,
  usesOf,
  type Words,
} from './words.ts'

/**
 * What a site is besides its words: its animals, places, names … Each is one word of an index like that of
 * texts, such as `species:whale-shark` or `region:gulf_of_suez`, so that it takes four bytes a site.
 */
export type TagKind = 'name' | 'region' | 'city' | 'access' | 'facility' | 'look' | 'species'

/** Folded words have no blanks in an index of words. */
export const tag = (kind: TagKind, value: string | number): string =>
  `${kind}:${String(value).replaceAll(' ', '_')}`

/** The positions of the sites with one tag. */
export const positionsOf = (tags: Words, one: string): Uint32Array => usesOf(tags, one).map(positionOfUse)

/** Sets the bit of every site with one of these tags. */
export const bitsOfTags = (size: number, tags: Words, wanted: readonly string[]): Bitset => {
  const bits = emptyBits(size)
  for (const one of wanted) {
    const uses = usesOf(tags, one)
    for (let each = 0; each < uses.length; each++) setBit(bits, positionOfUse(uses[each] as number))
  }
  return bits
}

/** The tags of a kind whose value holds these folded words side by side, wherever in it: `florida` is in `florida_keys`. */
export const tagsHolding = (tags: Words, kind: TagKind, words: string): string[] => {
  const start = `${kind}:`
  const from = firstFrom(tags, start)
  const to = firstAfterStart(tags, start, from)
  const within = `_${words.replaceAll(' ', '_')}_`
  return tags.list.slice(from, to).filter((each) => `_${each.slice(start.length)}_`.includes(within))
}

/** The sites among `fits` with one of these tags, those first that have one in their best field. */
export const rankByTags = (
  tags: Words,
  wanted: readonly string[],
  fits: Bitset,
  max: number,
  board: Board,
): number[] => {
  const { scores, found } = board
  let count = 0
  for (const one of wanted) {
    const uses = narrowed(usesOf(tags, one), fits)
    for (let each = 0; each < uses.length; each++) {
      const use = uses[each] as number
      const at = positionOfUse(use)
      if (!hasBit(fits, at)) continue
      const known = scores[at] as number
      if (known === 0) found[count++] = at
      scores[at] = Math.max(known, 1 + fieldOfUse(use))
    }
  }
  return takeBest(board, count, max)
}
