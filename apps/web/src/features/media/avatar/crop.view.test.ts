import { expect, test } from 'vitest'
import { sharesOf } from './crop.view.ts'

test('hundredths become shares', () => {
  expect(sharesOf({ x: 12.5, y: 0, width: 75, height: 100 })).toEqual({
    x: 0.125,
    y: 0,
    width: 0.75,
    height: 1,
  })
})

test('what the fingers overshoot stays within the picture', () => {
  const { x, y, width, height } = sharesOf({ x: -0.02, y: 33.333, width: 100.04, height: 66.671 })
  expect([x, width]).toEqual([0, 1])
  expect(y + height).toBeLessThanOrEqual(1)
})
