import type { Line } from '../words.ts'
import { lastClause, pairs, tokensOf, wordFeatures } from './tokens.ts'

/** All that tells whether a depth is the least that is wanted, or the most, each once. */
export const deeperFeatures = (line: Line): string[] => {
  const tokens = tokensOf(line)
  return [...new Set([...wordFeatures(tokens), ...pairs(lastClause(tokens), 'l:')])]
}
