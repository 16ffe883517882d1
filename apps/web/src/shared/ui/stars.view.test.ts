import { expect, test } from 'vitest'
import { starsText } from './stars.view.ts'

test('one star is one, more are many', () => {
  expect([1, 5].map(starsText)).toEqual(['1 star', '5 stars'])
})
