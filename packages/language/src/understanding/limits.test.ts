import { expect, test } from 'vitest'
import { ask } from './asking.build.ts'
import written from './limit-sentences.json' with { type: 'json' }

// The sentences and what they mean were written by people who did not see how they are read.

type Bounds = { minDepth?: number; maxDepth?: number; minTemp?: number; maxTemp?: number }
type Sentence = Bounds & { q: string; noCurrent?: true; wantsCurrent?: true }

const sentences = written as Sentence[]
const bounds = ['minDepth', 'maxDepth', 'minTemp', 'maxTemp'] as const

/** A foot or a degree, as they round. */
const rounding = 0.35

const read = sentences.map((meant) => ({ meant, query: ask(meant.q).query }))

const isMet = (meant: number | undefined, got: number | null) =>
  meant === undefined ? got === null || got === 0 : got !== null && Math.abs(got - meant) <= rounding

test('no limit of depth is turned round into its opposite, so that deeper sites are shown', () => {
  const turned = read.filter(
    ({ meant, query }) =>
      meant.maxDepth !== undefined &&
      meant.minDepth === undefined &&
      query.minDepth !== null &&
      query.maxDepth === null,
  )
  expect(turned.map(({ meant }) => meant.q)).toEqual([])
})

test('nobody who asks for warm water at least is shown cold water only', () => {
  const turned = read.filter(
    ({ meant, query }) => meant.minTemp !== undefined && query.maxTemp !== null && query.minTemp === null,
  )
  expect(turned.map(({ meant }) => meant.q)).toEqual([])
})

test('of all limits, 95 of 100 are read as they are meant', () => {
  const right = read.filter(({ meant, query }) => bounds.every((each) => isMet(meant[each], query[each])))
  expect(right.length / read.length).toBeGreaterThan(0.95)
})
