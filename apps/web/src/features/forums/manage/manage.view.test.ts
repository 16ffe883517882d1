import { expect, test } from 'vitest'
import { buildCategory } from '#shared/testing/forums.ts'
import { lastPosition, moved, slugOf } from './manage.view.ts'

test('a name gives an address', () => {
  expect(slugOf('  Travel & trips! ', 40)).toBe('travel-trips')
  expect(slugOf('Überlingen', 40)).toBe('uberlingen')
  expect(slugOf('abc def', 4)).toBe('abc')
  expect(slugOf('潜水', 40)).toBe('')
})

const numbers = (all: ReturnType<typeof buildCategory>[], id: string, by: -1 | 1) =>
  moved(all, id, by).map(({ category, position }) => [category.id, position])

test('a category that moves swaps places with its neighbour, and no other is changed', () => {
  const all = [10, 20, 30].map((position) => buildCategory({ id: `c${position}`, position }))
  expect(numbers(all, 'c10', 1)).toEqual([
    ['c10', 20],
    ['c20', 10],
  ])
  expect(numbers(all, 'c10', -1)).toEqual([])
  expect(numbers(all, 'c30', 1)).toEqual([])
  expect(lastPosition(all)).toBe(40)
  expect(lastPosition([])).toBe(10)
})

test('where several had the same place, each gets its own', () => {
  const all = ['a', 'b', 'c'].map((id) => buildCategory({ id, position: 10 }))
  expect(numbers(all, 'b', 1)).toEqual([
    ['c', 20],
    ['b', 30],
  ])
})
