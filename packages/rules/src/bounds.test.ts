import { expect, test } from 'vitest'
import { boundsOfReach, joinReach, middleOf, reachOf } from './bounds.ts'

const around = (...points: [number, number][]) =>
  boundsOfReach(points.map(reachOf).reduce((one, other) => joinReach(one, other)))

test('a box lies around its points', () => {
  expect(around([34, 27], [33.9, 28.5], [35.1, 24])).toEqual([33.9, 24, 35.1, 28.5])
})

test('one point is a box of no size', () => {
  expect(around([-68.2, 12])).toEqual([-68.2, 12, -68.2, 12])
})

test('Fiji lies on both sides of the antimeridian, and its box crosses it', () => {
  expect(around([177.4, -17.8], [-179.9, -16.8], [179.9, -18.9])).toEqual([177.4, -18.9, -179.9, -16.8])
})

test('Spain lies on both sides of Greenwich, and its box crosses that', () => {
  expect(around([-17.9, 28], [4.3, 40], [-1, 37])).toEqual([-17.9, 28, 4.3, 40])
})

test('the narrower way round is taken for a country that spans an ocean', () => {
  expect(around([-80, 25], [-156, 20], [144.8, 13.4])).toEqual([144.8, 13.4, -80, 25])
})

test('the middle of a box may lie beyond the antimeridian', () => {
  expect(middleOf([30, 20, 40, 30])).toEqual([35, 25])
  expect(middleOf([178, -20, -178, -16])).toEqual([180, -18])
  expect(middleOf([176, 0, -170, 0])).toEqual([-177, 0])
})
