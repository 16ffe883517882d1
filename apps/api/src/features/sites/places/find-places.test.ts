import { expect, test } from 'vitest'
import { findPlaces } from './find-places.ts'
import { buildGazetteer } from './gazetteer.ts'

test('at most twelve places are answered, those with the most sites first', () => {
  const rows = Array.from({ length: 30 }, (_, at) => ({
    country: 'Norway',
    region: null,
    city: `Havn ${at}`,
    count: at + 1,
    lat: [60, 61] as [number, number],
    west: null,
    east: [5, 6] as [number, number],
    middle: [5.5, 60.5] as [number, number],
  }))
  const { items } = findPlaces(buildGazetteer(rows), 'havn')
  expect(items).toHaveLength(12)
  expect(items.map(({ count }) => count).slice(0, 3)).toEqual([30, 29, 28])
})
