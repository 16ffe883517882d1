import type { Config } from '#config/config.ts'
import type { Embedder } from '#ports/embedder.ts'
import { builtinEmbedder } from './embedder-builtin/index.ts'
import { openaiEmbedder } from './embedder-openai.ts'

/** The embedder that the configuration names, the built-in one by default. */
export const openEmbedder = ({ EMBEDDINGS_URL, EMBEDDINGS_KEY, EMBEDDINGS_MODEL }: Config): Embedder =>
  EMBEDDINGS_URL && EMBEDDINGS_MODEL
    ? openaiEmbedder({ url: EMBEDDINGS_URL, key: EMBEDDINGS_KEY, model: EMBEDDINGS_MODEL })
    : builtinEmbedder
