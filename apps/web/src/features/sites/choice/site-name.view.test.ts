import { expect, test } from 'vitest'
import { nameOptions, placeFrom } from './site-name.view.ts'

const blueHole = { id: 's1', siteName: 'Blue Hole', region: 'Dahab', country: 'Egypt' }
const quarry = { siteName: 'The old quarry', location: 'Sweden', diveSiteId: null }
const bells = { siteName: 'Bells to Blue Hole', location: 'Egypt, Dahab', diveSiteId: 's1' }

const names = (words: string, noted = [quarry, bells], found = [blueHole]) =>
  nameOptions({ noted, found, words }).map(({ group, items }) => [group, ...items.map(({ label }) => label)])

test('what was noted before comes first, and each site of the catalogue once', () => {
  expect(names('')).toEqual([['From your dive log', 'The old quarry', 'Bells to Blue Hole']])
  expect(names('', [quarry])).toEqual([
    ['From your dive log', 'The old quarry'],
    ['Nearby', 'Blue Hole'],
  ])
})

test('noted sites are found by the beginnings of words, also of their place', () => {
  expect(names('swed', [quarry, bells], [])).toEqual([['From your dive log', 'The old quarry']])
  expect(names('uarry', [quarry, bells], [])).toEqual([])
})

test('a place says its country first', () => {
  expect(placeFrom(blueHole)).toBe('Egypt, Dahab')
  expect(placeFrom({ country: null, region: 'Red Sea' })).toBe('Red Sea')
})
