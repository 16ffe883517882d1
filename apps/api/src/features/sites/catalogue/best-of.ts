import { bitsOf, firstBits } from './bitset.ts'

const steps = 2_048

const rangeOf = (positions: Uint32Array, scores: Float32Array): { low: number; high: number } => {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let each = 0; each < positions.length; each++) {
    const score = scores[positions[each] as number] as number
    if (score < low) low = score
    if (score > high) high = score
  }
  return { low, high }
}

/** So many of these positions with the highest scores, in any order; of equal ones, the first by name. */
const highest = (positions: Uint32Array, scores: Float32Array, max: number): number[] => {
  if (positions.length <= max) return [...positions]
  const { low, high } = rangeOf(positions, scores)
  if (low === high) return firstBits(bitsOf(scores.length, positions), max)
  const scale = steps / (high - low)
  const stepOf = (at: number) => Math.floor(((scores[at] as number) - low) * scale)
  const counts = new Uint32Array(steps + 2)
  for (let each = 0; each < positions.length; each++) {
    const step = stepOf(positions[each] as number)
    counts[step] = (counts[step] as number) + 1
  }
  let [least, above] = [steps + 1, 0]
  while (above + (counts[least] as number) < max) above += counts[least--] as number
  const sure: number[] = []
  const edge = new Uint32Array(counts[least] as number)
  let atEdge = 0
  for (let each = 0; each < positions.length; each++) {
    const at = positions[each] as number
    const step = stepOf(at)
    if (step > least) sure.push(at)
    else if (step === least) edge[atEdge++] = at
  }
  return [...sure, ...highest(edge, scores, max - above)]
}

/**
 * The positions with the highest scores, best first, equal ones in order of name; those without any are left out.
 * `scores` are by position. What cannot be among the best is ruled out by counting, as sorting everything would take long.
 */
export const bestOf = (positions: Uint32Array, scores: Float32Array, max: number): number[] =>
  highest(positions, scores, max)
    .filter((at) => (scores[at] as number) > 0)
    .sort((one, other) => (scores[other] as number) - (scores[one] as number) || one - other)

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
