import { expect, test } from 'vitest'
import { ratingsText, withRating } from './rating.view.ts'

test('ratings are told with how many there are', () => {
  expect(ratingsText(null, 0)).toBe('Not rated yet')
  expect(ratingsText(4, 1)).toBe('4.0 of 5, from 1 rating')
  expect(ratingsText(4.46, 12)).toBe('4.5 of 5, from 12 ratings')
})

test('a first rating counts as one more, a changed one does not', () => {
  expect(withRating({ average: null, count: 0 }, null, 4)).toEqual({ average: 4, count: 1 })
  expect(withRating({ average: 3, count: 2 }, null, 5)).toEqual({ average: 11 / 3, count: 3 })
  expect(withRating({ average: 3, count: 2 }, 2, 4)).toEqual({ average: 4, count: 2 })
})
