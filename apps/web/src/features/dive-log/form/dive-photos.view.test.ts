import { expect, it } from 'vitest'
import { movedIn } from './dive-photos.view.ts'

it.each([
  ['b', -1, 'bac'],
  ['b', 1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['x', 1, 'abc'],
] as const)('moves %s by %s within a, b, c: %s', (key, way, after) => {
  expect(movedIn(['a', 'b', 'c'], key, way).join('')).toBe(after)
})
