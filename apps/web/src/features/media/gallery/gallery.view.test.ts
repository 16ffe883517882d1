import { expect, test } from 'vitest'
import { badgeText, emptyCells, neighbour, photosText } from './gallery.view.ts'

test('a badge counts to 99', () => {
  expect([0, 1, 99, 100, 4_000].map(badgeText)).toEqual(['0', '1', '99', '99+', '99+'])
})

test('photos are counted in words', () => {
  expect([1, 2, 1_204].map(photosText)).toEqual(['1 photo', '2 photos', '1,204 photos'])
})

test('a gallery has sixteen cells, however few photos there are', () => {
  expect([0, 3, 16, 40].map(emptyCells)).toEqual([16, 13, 0, 0])
})

test('a row of photos has two ends', () => {
  const photos = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  expect(neighbour(photos, 'b', -1)).toEqual({ id: 'a' })
  expect(neighbour(photos, 'b', 1)).toEqual({ id: 'c' })
  expect(neighbour(photos, 'a', -1)).toBeNull()
  expect(neighbour(photos, 'c', 1)).toBeNull()
  expect(neighbour(photos, 'z', 1)).toBeNull()
})
