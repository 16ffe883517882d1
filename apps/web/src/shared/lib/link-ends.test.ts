import { expect, test } from 'vitest'
import { endingOf, endOf, endsText } from './link-ends.ts'

test('a link ends in so many days, or never', () => {
  const now = Date.parse('2026-05-16T12:00:00Z')
  expect(endOf('never', now)).toBeNull()
  expect(endOf('week', now)).toBe('2026-05-23T12:00:00.000Z')
  expect(endOf(endingOf('month'), now)).toBe('2026-06-15T12:00:00.000Z')
  expect(endingOf('yesterday')).toBe('never')
  expect(endsText({ expiresAt: null }, 'en-GB')).toBe('No end date')
  expect(endsText({ expiresAt: '2026-05-23T12:00:00Z' }, 'en-GB')).toBe('Ends 23 May 2026')
})
