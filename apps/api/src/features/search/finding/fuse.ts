/** The higher, the less the first places of one ranking count beside its later ones. */
const k = 60

/** Several rankings as one score by position: reciprocal ranks, each times the weight of its ranking. */
export const fuse = (
  rankings: readonly { ranks: readonly number[]; weight: number }[],
): Map<number, number> => {
  const scores = new Map<number, number>()
  for (const { ranks, weight } of rankings)
    for (const [place, at] of ranks.entries())
      scores.set(at, (scores.get(at) ?? 0) + weight / (k + place + 1))
  return scores
}
