import { expect, test } from 'vitest'
import { artAlt, kindText, ratingText } from './hero.view.ts'

test('kind and way in are one line, as far as they are known', () => {
  expect(kindText({ diveSiteCategory: 'wreck', access: 'boat' })).toBe('Wreck, boat entry')
  expect(kindText({ diveSiteCategory: null, access: 'either' })).toBe('Shore or boat entry')
  expect(kindText({ diveSiteCategory: 'coral-reef', access: null })).toBe('Coral reef')
  expect(kindText({ diveSiteCategory: null, access: null })).toBe('')
})

test('a rating keeps one decimal', () => {
  expect(ratingText(5)).toBe('5.0 of 5')
  expect(ratingText(4.75)).toBe('4.8 of 5')
})

test('an illustration says that it is one', () => {
  expect(artAlt({ diveSiteCategory: 'cave' })).toBe('Illustration, not a photo of this site: cave')
  expect(artAlt({ diveSiteCategory: null })).toBe('Illustration, not a photo of this site: water')
})
