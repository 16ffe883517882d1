import { z } from 'zod'
import type { Embedder } from '#ports/embedder.ts'

type Options = {
  /** Of the interface, like https://api.example.org/v1. */
  url: string
  key: string | undefined
  model: string
  /** How long one answer may take, in milliseconds. */
  patience?: number
}

const Answer = z.object({
  data: z.array(
    z.object({ index: z.number().int().min(0), embedding: z.array(z.number()).min(8).max(8_192) }),
  ),
})

/** Vectors of any server that speaks OpenAI's interface. Throws when it does not answer as it should, and in time. */
export const openaiEmbedder = ({ url, key, model, patience = 30_000 }: Options): Embedder => ({
  name: `${model} at ${new URL(url).host}`,
  near: 0.5,
  batch: 64,
  embed: async (texts, signal) => {
    const answer = await fetch(`${url.replace(/\/+$/, '')}/embeddings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, input: texts, encoding_format: 'float' }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    })
    if (!answer.ok) throw new Error(`The embeddings endpoint answered ${answer.status}`)
    const { data } = Answer.parse(await answer.json())
    const vectors = new Map(data.map(({ index, embedding }) => [index, Float32Array.from(embedding)]))
    return texts.map((_, at) => {
      const vector = vectors.get(at)
      if (!vector) throw new Error('The embeddings endpoint left texts out')
      return vector
    })
  },
})
