import { expect, test } from 'vitest'
import { rowAfter } from './site-keys.ts'

const press = (key: string, held: { ctrlKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})

test('arrows and J and K walk one row and stop at the ends', () => {
  expect(rowAfter(press('ArrowDown'), 0, 3)).toBe(1)
  expect(rowAfter(press('j'), 1, 3)).toBe(2)
  expect(rowAfter(press('j'), 2, 3)).toBe(2)
  expect(rowAfter(press('k'), 0, 3)).toBe(0)
  expect(rowAfter(press('ArrowUp'), 2, 3)).toBe(1)
})

test('Home and End jump', () => {
  expect(rowAfter(press('End'), 0, 40)).toBe(39)
  expect(rowAfter(press('Home'), 39, 40)).toBe(0)
})

test('other keys, shortcuts of the browser and empty lists are left alone', () => {
  expect(rowAfter(press('a'), 0, 3)).toBeNull()
  expect(rowAfter(press('k', { ctrlKey: true }), 1, 3)).toBeNull()
  expect(rowAfter(press('ArrowDown'), 0, 0)).toBeNull()
})
