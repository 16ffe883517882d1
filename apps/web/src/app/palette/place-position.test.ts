import { expect, test } from 'vitest'
import { positionOfBounds } from './place-position.ts'

const map = { width: 1100, height: 840 }

test('a box is looked at from its middle, close enough to fill the map', () => {
  const { lat, lng, z } = positionOfBounds([33, 27, 35, 29], map)
  expect(lng).toBeCloseTo(34)
  expect(lat).toBeCloseTo(28, 1)
  const wider = positionOfBounds([24, 18, 44, 38], map)
  expect(z - wider.z).toBeGreaterThan(3)
})

test('the whole box is inside the map', () => {
  const { z } = positionOfBounds([-20, -5, 20, 5], map)
  const pixelsPerDegree = (512 * 2 ** z) / 360
  expect(40 * pixelsPerDegree).toBeLessThanOrEqual(map.width)
  expect(40 * pixelsPerDegree).toBeGreaterThan(map.width * 0.8)
})

test('Fiji is looked at where it is, not from the other side of the world', () => {
  const { lng, z } = positionOfBounds([177, -19, -178, -16], map)
  expect(lng).toBeCloseTo(179.5)
  expect(z).toBeGreaterThan(5)
  expect(positionOfBounds([170, 0, -160, 1], map).lng).toBeCloseTo(-175)
})

test('a single site does not fill the map with one harbour wall', () => {
  expect(positionOfBounds([34, 28, 34, 28], map)).toEqual({ lat: expect.closeTo(28), lng: 34, z: 11 })
})

test('poles and tiny maps do not break it', () => {
  for (const position of [
    positionOfBounds([-180, -90, 180, 90], map),
    positionOfBounds([0, 0, 10, 10], { width: 50, height: 50 }),
  ]) {
    expect(position.z).toBeGreaterThanOrEqual(2)
    expect(Object.values(position).every(Number.isFinite)).toBe(true)
  }
})
