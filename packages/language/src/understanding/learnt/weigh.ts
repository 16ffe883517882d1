/** What was learnt: weights in hundredths, and a fingerprint of what they were learnt from. */
export type Learnt = { of: string; bias: number; weights: Record<string, number> }

const scale = 100

/** Weighs features by what was learnt of them, in log-odds: less where there are many. */
export const weighing = ({ bias, weights }: Learnt): ((features: readonly string[]) => number) => {
  const known = new Map(Object.entries(weights))
  return (features) => {
    const sum = features.reduce((total, feature) => total + (known.get(feature) ?? 0), 0)
    return (bias + sum / Math.sqrt(features.length)) / scale
  }
}
