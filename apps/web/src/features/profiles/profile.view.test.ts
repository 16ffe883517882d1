import { expect, test } from 'vitest'
import { shortAgoText } from '#shared/lib/ago.ts'
import { isBare, languageName, nameOf, placeOf } from './profile.view.ts'

const person = { id: '018f0000-0000-7000-8000-000000000001', handle: 'mara_l', avatar: '/a.jpg' }

test('what is not said, or not shown, has the words of the product', () => {
  expect([nameOf({}), placeOf({})]).toEqual(['User Profile', 'Location not specified'])
})

test.each([
  [{ country: 'Egypt' }, 'Egypt'],
  [{ location: 'Dahab' }, 'Dahab'],
  [{ location: 'Dahab', country: 'Egypt' }, 'Dahab · Egypt'],
  [{ location: 'Dahab, EGYPT', country: 'Egypt' }, 'Dahab, EGYPT'],
])('%o is at home in %s', (said, shown) => {
  expect(placeOf(said)).toBe(shown)
})

test('a profile without anything to look at is bare, whatever it says of its person', () => {
  expect(isBare({ ...person, bio: 'Hello' })).toBe(true)
  expect(isBare({ ...person, recentDives: [] })).toBe(true)
  expect(
    isBare({
      ...person,
      recentDives: [{ id: '1', siteName: 'x', location: '', date: '2026-01-01', maxDepth: null, site: null }],
    }),
  ).toBe(false)
})

test('languages have names', () => {
  expect(['de', 'fil', 'nb'].map(languageName)).toEqual(['German', 'Filipino', 'Norwegian Bokmål'])
})

test.each([
  [0, '0m ago'],
  [59 * 60 + 59, '59m ago'],
  [3_600, '1h ago'],
  [86_399, '23h ago'],
  [86_400, '1d ago'],
  [400 * 86_400, '400d ago'],
])('after %i seconds a timeline says %s', (seconds, words) => {
  expect(shortAgoText(0, seconds * 1_000)).toBe(words)
})
