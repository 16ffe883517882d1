import { expect, test } from 'vitest'
import { agoText } from './ago.ts'

const now = Date.UTC(2026, 5, 1, 12)
const ago = (seconds: number) => agoText(now - seconds * 1000, now)

test('an age is told in whole units', () => {
  expect([0, 44, 45, 59, 60, 119, 120, 3_599].map(ago)).toEqual([
    'just now',
    'just now',
    '1 minute ago',
    '1 minute ago',
    '1 minute ago',
    '1 minute ago',
    '2 minutes ago',
    '59 minutes ago',
  ])
  expect([3_600, 7_200, 86_400, 604_800, 2_700_000, 90_000_000].map(ago)).toEqual([
    '1 hour ago',
    '2 hours ago',
    '1 day ago',
    '1 week ago',
    '1 month ago',
    '2 years ago',
  ])
})

test('an instant that a clock put into the future is just now', () => {
  expect(ago(-500)).toBe('just now')
})
