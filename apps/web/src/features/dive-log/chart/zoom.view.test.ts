import { expect, test } from 'vitest'
import { isWhole, movedBy, showing, wholeOf, zoomedTo } from './zoom.view.ts'

test('what is looked at stays in its place while it comes closer', () => {
  expect(zoomedTo([0, 1_000], 2, 250, 1_000)).toEqual([125, 625])
  expect(zoomedTo([0, 1_000], 2, 0, 1_000)).toEqual([0, 500])
  expect(zoomedTo([0, 1_000], 2, 1_000, 1_000)).toEqual([500, 1_000])
})

test('nothing lies outside of the dive, or closer than half a minute', () => {
  expect(zoomedTo([400, 500], 0.01, 450, 1_000)).toEqual([0, 1_000])
  const [from, to] = zoomedTo([400, 500], 99, 450, 1_000)
  expect(to - from).toBeCloseTo(30)
  expect(movedBy([400, 500], 9_999, 1_000)).toEqual([900, 1_000])
  expect(movedBy([400, 500], -9_999, 1_000)).toEqual([0, 100])
  expect(zoomedTo([0, 20], 4, 10, 20)).toEqual([0, 20])
})

test('a moment outside of what is seen is brought into it', () => {
  expect(showing([400, 500], 450, 1_000)).toEqual([400, 500])
  expect(showing([400, 500], 380, 1_000)).toEqual([380, 480])
  expect(showing([400, 500], 620, 1_000)).toEqual([520, 620])
})

test('the whole dive is known as such', () => {
  expect(isWhole(wholeOf(600), 600)).toBe(true)
  expect(isWhole([0, 599], 600)).toBe(false)
})
