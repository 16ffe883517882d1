// Logistic regression over named features, by stochastic gradient descent with a step of its own for each (AdaGrad: Duchi,
// Hazan and Singer, JMLR 12, 2011). The same examples always give the same weights.

export type Example = { features: string[]; isTrue: boolean; weight: number }
export type Weights = { bias: number; weights: Map<string, number> }

const rounds = 15
const step = 1
/** Keeps the weights small, so that nothing is learnt by heart. */
const decay = 3e-4
/** What only one example has teaches nothing. */
const fewest = 2

/** A generator of numbers from 0 to 1, the same each time (a linear congruential one). */
const randomFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

const shuffle = (order: Uint32Array, random: () => number) => {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [one = 0, two = 0] = [order[at], order[other]]
    order[at] = two
    order[other] = one
  }
}

/** Log-odds: the features' weights, less where there are many of them. */
export const scoreOf = ({ bias, weights }: Weights, features: string[]): number =>
  bias + features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0) / Math.sqrt(features.length)

export const learn = (examples: Example[]): Weights => {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const names = [...counts].flatMap(([feature, count]) => (count >= fewest ? [feature] : []))
  const places = new Map(names.map((feature, at) => [feature, at + 1]))
  const rows = examples.map(({ features }) =>
    Uint32Array.from(features.flatMap((feature) => places.get(feature) ?? [])),
  )
  // The first is the bias.
  const weights = new Float64Array(names.length + 1)
  const squares = new Float64Array(names.length + 1).fill(0.01)
  const adjust = (at: number, slope: number) => {
    const gradient = slope + decay * (weights[at] ?? 0)
    squares[at] = (squares[at] ?? 0) + gradient * gradient
    weights[at] = (weights[at] ?? 0) - (step * gradient) / Math.sqrt(squares[at])
  }
  const order = Uint32Array.from(examples.keys())
  const random = randomFrom(12345)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const each of order) {
      const [example, row] = [examples[each], rows[each]]
      if (!example || !row) continue
      const share = 1 / Math.sqrt(example.features.length)
      let sum = weights[0] ?? 0
      for (const at of row) sum += share * (weights[at] ?? 0)
      const slope = (1 / (1 + Math.exp(-sum)) - Number(example.isTrue)) * example.weight
      adjust(0, slope)
      for (const at of row) adjust(at, slope * share)
    }
  }
  return {
    bias: weights[0] ?? 0,
    weights: new Map(names.map((feature, at) => [feature, weights[at + 1] ?? 0])),
  }
}
