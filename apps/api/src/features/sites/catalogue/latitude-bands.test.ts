import { expect, test } from 'vitest'
import { latitudeBands } from './latitude-bands.ts'

test('what lies between two latitudes is seen once each, the poles too', () => {
  const lat = Float64Array.from([27.31, -90, 90, 27.3, 0, 27.35, -0.01, 27.9])
  const see = latitudeBands(lat)
  const seenBetween = (south: number, north: number) => {
    const seen: number[] = []
    see(south, north, (at) => seen.push(at))
    return seen.filter((at) => (lat[at] ?? 91) >= south && (lat[at] ?? 91) <= north).sort()
  }
  expect(seenBetween(27.3, 27.35)).toEqual([0, 3, 5])
  expect(seenBetween(-0.05, 0.05)).toEqual([4, 6])
  expect(seenBetween(-95, -89)).toEqual([1])
  expect(seenBetween(89.99, 95)).toEqual([2])
  expect(seenBetween(-90, 90)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})
