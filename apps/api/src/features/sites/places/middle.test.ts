import { expect, it } from 'vitest'
import { middleOf } from './middle.ts'

const spot = (lng: number, lat: number, count = 1) => ({
  coordinates: [lng, lat] as [number, number],
  count,
})

it('is where most sites lie, however far out some are', () => {
  expect(middleOf([spot(33.8, 27.2, 5), spot(33.9, 27.3, 4), spot(36.9, 24.9, 3)])).toEqual([33.9, 27.2])
  expect(middleOf([spot(10, 20)])).toEqual([10, 20])
})

it('goes the short way around the earth', () => {
  expect(middleOf([spot(179, -17), spot(-179, -16.5), spot(-178, -16)])).toEqual([-179, -16.5])
  expect(middleOf([spot(-5, 50), spot(1, 51), spot(2, 52)])).toEqual([1, 51])
})
