import { expect, test } from 'vitest'
import { exactZoom, isRough } from './pick-precision.ts'

test('a place that is chosen on a map of the world is rough, one that is chosen in a bay is not', () => {
  expect([2, 6, 10.9].map(isRough)).toEqual([true, true, true])
  expect([11, exactZoom].map(isRough)).toEqual([false, false])
})
