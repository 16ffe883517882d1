import { describe, expect, it } from 'vitest'
import { builtinEmbedder } from './index.ts'

const signal = new AbortController().signal
const cosine = (one: Float32Array, other: Float32Array) => {
  const dot = (a: Float32Array, b: Float32Array) =>
    a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other))
}
const closeness = async (one: string, other: string) => {
  const [a, b] = await builtinEmbedder.embed([one, other], signal)
  return cosine(a ?? new Float32Array(), b ?? new Float32Array())
}

describe('the built-in embedder', () => {
  it('makes the same vector of the same text, always', async () => {
    const [one] = await builtinEmbedder.embed(['A wreck full of motorcycles'], signal)
    const [other] = await builtinEmbedder.embed(['A wreck full of motorcycles'], signal)
    expect(one).toEqual(other)
    expect(one).toHaveLength(256)
  })

  it('finds texts alike that say the same in other words that divers use', async () => {
    const far = await closeness('sunken aeroplanes', 'A sheltered seagrass meadow with turtles')
    expect(await closeness('sunken aeroplanes', 'An aircraft wreck, a bomber on sand')).toBeGreaterThan(
      far + 0.2,
    )
    expect(
      await closeness('schools of hammerheads', 'Hammerhead sharks schooling off the wall'),
    ).toBeGreaterThan(far + 0.2)
  })

  it('finds misspelt words alike by their letters', async () => {
    expect(await closeness('yongola', 'SS Yongala')).toBeGreaterThan(0.15)
    expect(await closeness('yongola', 'Seagrass meadow')).toBeLessThan(0.1)
  })

  it('takes texts without any word, and in other scripts', async () => {
    const [nothing, greek] = await builtinEmbedder.embed(['', 'ναυάγιο 沈船'], signal)
    expect(nothing?.every((value) => value === 0)).toBe(true)
    expect(greek?.some((value) => value !== 0)).toBe(true)
  })
})
