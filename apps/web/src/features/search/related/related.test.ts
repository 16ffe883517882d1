import { expect, test } from 'vitest'
import { siteIds } from '../search.build.ts'
import { asFound, callsFor, firstShown, relatedText, shownAfter } from './related.ts'

test('fifteen are listed first, then ten more at a time, and never more than there are', () => {
  expect(firstShown).toBe(15)
  expect(shownAfter(15, 200)).toBe(25)
  expect(shownAfter(25, 31)).toBe(31)
  expect(shownAfter(15, 3)).toBe(15)
})

test('what is seen first is asked for alone, the rest in calls of 200 that stay the same when more is found', () => {
  const sizes = (count: number) => callsFor(siteIds(count)).map(({ length }) => length)
  expect([sizes(0), sizes(24), sizes(25), sizes(200)]).toEqual([[], [24], [24, 1], [24, 176]])
  expect(sizes(410)).toEqual([24, 176, 200, 10])
  expect(callsFor(siteIds(410)).flat()).toEqual(siteIds(410))
})

test('the count says how many of how many', () => {
  expect(relatedText(15, 1061)).toBe('15 of 1,061 related sites')
  expect(relatedText(3, 3)).toBe('3 related sites')
  expect(relatedText(1, 1)).toBe('1 related site')
})

test('the map gets sites in hundred-thousandths of a degree', () => {
  const site = {
    mapId: 4,
    coordinates: [33.920_61, -27.8] as [number, number],
    maxDepth: 30,
    siteName: 'Reef',
  }
  expect(asFound([site] as never)).toEqual({
    mapId: [4],
    lng: [3_392_061],
    lat: [-2_780_000],
    depth: [30],
    name: ['Reef'],
  })
})
