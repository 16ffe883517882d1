/** What turns texts into vectors, so that texts that mean much the same lie near each other. */
export type Embedder = {
  /** Names how it is done: vectors of another name cannot be compared with these. */
  name: string
  /** Texts whose vectors have at least this cosine mean nearly the same. */
  near: number
  /** So many texts at most are taken at once. */
  batch: number
  /** A vector for each text, in their order, of whatever length but all of the same. */
  embed: (texts: readonly string[], signal: AbortSignal) => Promise<Float32Array[]>
}
