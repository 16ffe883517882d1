import { describe, expect, it } from 'vitest'
import { bestOf, inOrderOf } from './best-of.ts'

const scores = Float32Array.from([0.2, 0, 0.9, 0.2, 1.1, 0.5])
const positions = (...all: number[]) => Uint32Array.from(all)

describe('the best of many', () => {
  it('come in order of their scores, equal ones in order of name, and those without any not at all', () => {
    expect(bestOf(positions(0, 1, 2, 3, 4, 5), scores, 9)).toEqual([4, 2, 5, 0, 3])
    expect(bestOf(positions(5, 3, 1), scores, 9)).toEqual([5, 3])
    expect(bestOf(positions(), scores, 9)).toEqual([])
    expect(bestOf(positions(0, 1, 2), new Float32Array(6), 2)).toEqual([])
  })

  it.each([
    ['all different', (at: number) => ((at * 7_919) % 5_003) / 5_003],
    ['nearly all the same', (at: number) => (at % 999 === 7 ? 3 : 1)],
    ['mostly crowded into one step', (at: number) => (at === 4_321 ? 1_000 : 1 + (at % 13) / 100)],
  ])('are as many as are wanted, as if all had been sorted, where scores are %s', (_, scoreAt) => {
    const many = Float32Array.from({ length: 5_000 }, (_, at) => scoreAt(at))
    const backwards = Uint32Array.from(many.keys()).reverse()
    const sorted = [...many.keys()].sort((one, other) => (many[other] ?? 0) - (many[one] ?? 0) || one - other)
    for (const max of [0, 1, 200]) expect(bestOf(backwards, many, max)).toEqual(sorted.slice(0, max))
  })
})

it('puts all in order of their scores, equal ones in order of name', () => {
  expect([...inOrderOf(scores)]).toEqual([4, 2, 5, 0, 3, 1])
})
