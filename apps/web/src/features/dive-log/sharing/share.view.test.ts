import { expect, test } from 'vitest'
import { showsText } from './share.view.ts'

test('what a link shows is a list in words', () => {
  expect(showsText([])).toBe('Main facts only')
  expect(showsText(['notes'])).toBe('Notes')
  expect(showsText(['position', 'photos', 'profile'])).toBe('Photos, dive profile and exact entry position')
})
