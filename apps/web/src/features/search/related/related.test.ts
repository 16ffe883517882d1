import { expect, test } from 'vitest'
import { asFound, firstShown, pagesOf, relatedText, shownAfter } from './related.ts'

test('fifteen are listed first, then ten more at a time, and never more than there are', () => {
  expect(firstShown).toBe(15)
  expect(shownAfter(15, 200)).toBe(25)
  expect(shownAfter(25, 31)).toBe(31)
  expect(shownAfter(15, 3)).toBe(15)
})

test('ids are asked for in pages', () => {
  expect(pagesOf(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']])
  expect(pagesOf([], 2)).toEqual([])
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
