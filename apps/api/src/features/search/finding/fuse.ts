/** The higher, the less the first places of one ranking count beside its later ones. */
const k = 60

/** A ranking of positions; of some it is known by how much the first is better: `share` is above 0 to 1. */
export type Ranks = readonly (number | { at: number; share: number })[]

/** Several rankings as one score by position: reciprocal ranks, each times the weight of its ranking and its share. */
export const fuse = (rankings: readonly { ranks: Ranks; weight: number }[]): Map<number, number> => {
  const scores = new Map<number, number>()
  for (const { ranks, weight } of rankings)
    for (const [place, each] of ranks.entries()) {
      const { at, share } = typeof each === 'number' ? { at: each, share: 1 } : each
      scores.set(at, (scores.get(at) ?? 0) + (weight * share) / (k + place + 1))
    }
  return scores
}
