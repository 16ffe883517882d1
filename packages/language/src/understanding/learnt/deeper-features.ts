import type { Line } from '../words.ts'
import { lastClause, pairs, partsOf, skipping, tokensOf } from './tokens.ts'

/** All that tells whether a depth is the least that is wanted, or the most, each once. */
export const deeperFeatures = (line: Line): string[] => {
  const tokens = tokensOf(line)
  return [
    ...new Set([
      ...tokens,
      ...pairs(tokens),
      ...skipping(tokens),
      ...tokens.flatMap(partsOf),
      ...pairs(lastClause(tokens), 'l:'),
    ]),
  ]
}
