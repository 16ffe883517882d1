import { expect, it } from 'vitest'
import { pairOf, pairOptions } from './pairs.view.ts'

it('offers the pairs that there are, and the next', () => {
  expect(pairOptions([{ pair: null }])).toEqual([1])
  expect(pairOptions([{ pair: 1 }, { pair: 1 }, { pair: 3 }])).toEqual([1, 2, 3])
  expect(pairOptions([{ pair: 1 }, { pair: 2 }])).toEqual([1, 2, 3])
})

const person = (id: string, pair: number | null) => ({
  person: { id, handle: id, name: null, avatar: null },
  pair,
})

it('dragged onto another, somebody comes into their pair, or both into the next free one', () => {
  const people = [person('a', null), person('b', 1), person('c', 1), person('d', null), person('e', 3)]
  expect(pairOf(people, 'a', 'b')).toBe(1)
  expect(pairOf(people, 'a', 'd')).toBe(2)
  // Whoever stands alone in a pair takes the other in; whoever has a buddy leaves them.
  expect(pairOf(people, 'e', 'a')).toBe(3)
  expect(pairOf(people, 'b', 'a')).toBe(2)
})
