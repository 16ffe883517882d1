import { describe, expect, it } from 'vitest'
import { bestOf, inOrderOf } from './best-of.ts'

const scores = [0.2, 0, 0.9, 0.2, 1.1, 0.5]
const scoreOf = (at: number) => scores[at] ?? 0

describe('the best of many', () => {
  it('come in order of their scores, equal ones in order of name, and those without any not at all', () => {
    expect(bestOf([0, 1, 2, 3, 4, 5], scoreOf, 9)).toEqual([4, 2, 5, 0, 3])
    expect(bestOf([5, 3, 1], scoreOf, 9)).toEqual([5, 3])
    expect(bestOf([], scoreOf, 9)).toEqual([])
  })

  it('are as many as are wanted, as if all had been sorted', () => {
    const many = Float32Array.from({ length: 5_000 }, (_, at) => ((at * 7_919) % 5_003) / 5_003)
    const positions = [...many.keys()]
    const sorted = positions.toSorted((one, other) => (many[other] ?? 0) - (many[one] ?? 0) || one - other)
    for (const most of [0, 1, 200])
      expect(bestOf(positions, (at) => many[at] ?? 0, most)).toEqual(sorted.slice(0, most))
  })
})

it('puts all in order of their scores, equal ones in order of name', () => {
  expect([...inOrderOf(Float32Array.from(scores))]).toEqual([4, 2, 5, 0, 3, 1])
})
