import type { Embedder } from '#ports/embedder.ts'
import { pauses } from '#shared/pauses.ts'
import { featuresOf } from './features.ts'

const dimensions = 256

/** FNV-1a of a feature's letters, stirred once more so that all bits tell. */
const hash = (feature: string): number => {
  let mixed = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) mixed = Math.imul(mixed ^ feature.charCodeAt(at), 0x01000193)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

const vectorOf = (text: string): Float32Array => {
  const vector = new Float32Array(dimensions)
  for (const [feature, weight] of featuresOf(text)) {
    const hashed = hash(feature)
    const at = hashed % dimensions
    vector[at] = (vector[at] ?? 0) + (hashed & 0x10000 ? weight : -weight)
  }
  return vector
}

/**
 * Vectors without weights, network or chance: words without their endings, pairs of words, groups of letters, animals,
 * and what divers call by several names, each hashed to a place in the vector. It finds texts that share words, parts
 * of words or such a concept. What is said in entirely other words, irony, or another language it does not find.
 */
export const builtinEmbedder: Embedder = {
  name: `builtin-1-${dimensions}`,
  near: 0.45,
  batch: 200,
  embed: async (texts, signal) => {
    const pause = pauses(signal)
    const vectors: Float32Array[] = []
    for (const text of texts) {
      vectors.push(vectorOf(text))
      await pause()
    }
    return vectors
  },
}
