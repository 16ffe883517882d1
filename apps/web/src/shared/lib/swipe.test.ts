import { expect, test } from 'vitest'
import { swipeOf } from './swipe.ts'

test.each([
  [{ x: -51, y: 0 }, 1],
  [{ x: 51, y: 10 }, -1],
  [{ x: -50, y: 0 }, null],
  [{ x: 80, y: 90 }, null],
])('a drag by %o goes %s', (drag, way) => {
  expect(swipeOf(drag)).toBe(way)
})
