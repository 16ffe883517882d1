import { expect, test } from 'vitest'
import { daysLeftText } from './removed.view.ts'

test('how long a removed site can still come back is told in days', () => {
  const hour = 3_600_000
  expect([720, 719, 25, 24, 1].map((hours) => daysLeftText(hours * hour, 0))).toEqual([
    '30 days left',
    '30 days left',
    '2 days left',
    'Last day',
    'Last day',
  ])
})
