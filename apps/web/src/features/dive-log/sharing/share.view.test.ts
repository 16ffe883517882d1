import { expect, test } from 'vitest'
import { endOf, endsText, showsText } from './share.view.ts'

test('what a link shows is a list in words', () => {
  expect(showsText([])).toBe('Main facts only')
  expect(showsText(['notes'])).toBe('Notes')
  expect(showsText(['position', 'photos', 'profile'])).toBe('Photos, dive profile and exact entry position')
})

test('a link ends in so many days, or never', () => {
  const now = Date.parse('2026-05-16T12:00:00Z')
  expect(endOf('never', now)).toBeNull()
  expect(endOf('week', now)).toBe('2026-05-23T12:00:00.000Z')
  expect(endOf('month', now)).toBe('2026-06-15T12:00:00.000Z')
  expect(endsText({ expiresAt: null }, 'en-GB')).toBe('No end date')
  expect(endsText({ expiresAt: '2026-05-23T12:00:00Z' }, 'en-GB')).toBe('Ends 23 May 2026')
})
