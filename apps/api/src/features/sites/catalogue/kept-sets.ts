import type { Bitset } from './bitset.ts'

/** So many sets are kept with a view, an eighth of a byte a site each. */
const maxKept = 512

/** Answers the set of this name, made when it is not kept. */
export type KeptSets = (name: string, make: () => Bitset) => Bitset

/**
 * Sets that questions ask for again and again: the Red Sea, down to 18 m, turtles. They are as old as the view, and
 * nobody writes into them; what was asked for longest ago goes first.
 */
export const keepSets = (): KeptSets => {
  const kept = new Map<string, Bitset>()
  return (name, make) => {
    const bits = kept.get(name) ?? make()
    kept.delete(name)
    kept.set(name, bits)
    const [oldest] = kept.keys()
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
    return bits
  }
}
