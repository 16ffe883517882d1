import { expect, test } from 'vitest'
import { fitted, kept, moved, whole, zoomedAt, zoomLimits } from './zoom.view.ts'

const stage = { width: 800, height: 600 }

test('a picture is seen as a whole and not enlarged beyond itself', () => {
  expect(fitted(stage, 2, 1920)).toEqual({ width: 800, height: 400 })
  expect(fitted(stage, 0.5, 1920)).toEqual({ width: 300, height: 600 })
  expect(fitted(stage, 2, 240)).toEqual({ width: 240, height: 120 })
  expect(fitted(stage, 2, 0)).toEqual({ width: 800, height: 400 })
})

test('what lies under the pointer stays there while it is enlarged', () => {
  const at = { x: 100, y: -40 }
  const once = zoomedAt(whole, 2, at)
  expect(once).toEqual({ scale: 2, x: -100, y: 40 })
  expect(zoomedAt(once, 0.5, at)).toEqual(whole)
})

test('a picture is enlarged six times at most, and never made smaller than the stage lets it be', () => {
  expect(zoomedAt(whole, 100, { x: 0, y: 0 }).scale).toBe(zoomLimits.max)
  expect(zoomedAt(whole, 0.1, { x: 0, y: 0 }).scale).toBe(1)
})

test('an enlarged picture can be moved to its edges and no further', () => {
  const picture = { width: 800, height: 400 }
  expect(kept(moved({ scale: 2, x: 0, y: 0 }, { x: 999, y: 50 }), picture, stage)).toEqual({
    scale: 2,
    x: 400,
    y: 50,
  })
  expect(kept({ scale: 2, x: 0, y: 999 }, picture, stage).y).toBe(100)
  expect(kept({ scale: 1, x: 30, y: 30 }, picture, stage)).toEqual(whole)
})
