import { bestOf } from './best-of.ts'
import { type Bitset, eachBit } from './bitset.ts'

/**
 * Numbers by position, and lists of positions, that one ranking after the other is worked out on: making them anew takes
 * longer than ranking. Between two rankings all scores, marks and counts are 0.
 */
export type Board = {
  scores: Float32Array
  marks: Float32Array
  /** How many of several things hold for a position. */
  counts: Uint8Array
  /** The positions that have a score, and those that have a mark, from the start on. */
  found: Uint32Array
  marked: Uint32Array
}

export const boardOf = (size: number): Board => ({
  scores: new Float32Array(size),
  marks: new Float32Array(size),
  counts: new Uint8Array(size),
  found: new Uint32Array(size),
  marked: new Uint32Array(size),
})

/** Empties a board on which so many positions were found. */
export const clear = ({ scores, counts, found }: Board, count: number): void => {
  for (let each = 0; each < count; each++) {
    const at = found[each] as number
    scores[at] = 0
    counts[at] = 0
  }
}

/** The best of the positions found; the board is empty afterwards. */
export const takeBest = (board: Board, count: number, max: number): number[] => {
  const best = bestOf(board.found.subarray(0, count), board.scores, max)
  clear(board, count)
  return best
}

/** The positions of a set by a score above 0, best first. */
export const rankBy = (board: Board, set: Bitset, scoreOf: (at: number) => number, max: number): number[] => {
  let count = 0
  eachBit(set, (at) => {
    board.scores[at] = scoreOf(at)
    board.found[count++] = at
  })
  return takeBest(board, count, max)
}
