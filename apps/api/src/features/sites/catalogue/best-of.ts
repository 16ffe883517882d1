const steps = 2_048

/**
 * The positions with the highest scores, best first, equal ones in order of name; those without any are left out. What
 * cannot be among so many is ruled out by counting, as all of them would take long to sort.
 */
export const bestOf = (
  positions: readonly number[],
  scoreOf: (at: number) => number,
  most: number,
): number[] => {
  const scores = new Float64Array(positions.length)
  let highest = 0
  for (let each = 0; each < scores.length; each++) {
    const score = scoreOf(positions[each] as number)
    scores[each] = score
    if (score > highest) highest = score
  }
  if (highest === 0) return []
  const counts = new Uint32Array(steps + 1)
  const stepOf = (score: number) => Math.floor((score / highest) * steps)
  for (let each = 0; each < scores.length; each++) {
    const step = stepOf(scores[each] as number)
    counts[step] = (counts[step] as number) + 1
  }
  let [least, above] = [steps + 1, 0]
  while (least > 0 && above < most) above += counts[--least] ?? 0
  const found: { at: number; score: number }[] = []
  for (let each = 0; each < scores.length; each++) {
    const score = scores[each] as number
    if (score > 0 && stepOf(score) >= least) found.push({ at: positions[each] as number, score })
  }
  return found
    .sort((one, other) => other.score - one.score || one.at - other.at)
    .slice(0, most)
    .map(({ at }) => at)
}

/** All positions by their scores of 0 to 2, to a two-thousandth, best first: sorted by counting, in the time of a glance. */
export const inOrderOf = (scores: Float32Array): Uint32Array => {
  const stepOf = (at: number) => 2 * steps - Math.floor((scores[at] as number) * steps)
  const before = new Uint32Array(2 * steps + 2)
  for (let at = 0; at < scores.length; at++) before[stepOf(at) + 1] = (before[stepOf(at) + 1] as number) + 1
  for (let step = 1; step < before.length; step++)
    before[step] = (before[step] as number) + (before[step - 1] as number)
  const order = new Uint32Array(scores.length)
  for (let at = 0; at < scores.length; at++) {
    const step = stepOf(at)
    order[before[step] as number] = at
    before[step] = (before[step] as number) + 1
  }
  return order
}
