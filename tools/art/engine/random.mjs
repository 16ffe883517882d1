/**
 * Chance that is the same on every run.
 * @typedef {object} Random
 * @property {() => number} next a number from 0 to below 1
 * @property {(from: number, to: number) => number} between
 * @property {(spread: number) => number} around a number near 0, most often small, seldom beyond `spread`
 * @property {<T>(list: readonly T[]) => T} pick
 * @property {(share: number) => boolean} chance
 */

/**
 * @param {string} seed
 * @returns {Random}
 */
export function randomFrom(seed) {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)

  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (from, to) => from + (to - from) * next()
  return {
    next,
    between,
    around: (spread) => (next() + next() + next() - 1.5) * spread * 0.8,
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (share) => next() < share,
  }
}
