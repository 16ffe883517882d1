import { expect, test } from 'vitest'
import { dateText, dateTimeText, timeText } from './date.ts'

test('a date is written in the order and language that is set', () => {
  expect(dateText('2026-11-21', 'en-GB')).toBe('21 Nov 2026')
  expect(dateText('2026-11-21', 'en-US')).toBe('Nov 21, 2026')
  expect(dateText('2026-11-21', 'de')).toBe('21.11.2026')
  expect(dateText('2026-11-21', 'ja')).toBe('2026/11/21')
})

test('without a setting it is the way of the device', () => {
  const device = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
  expect(dateText('2026-11-21', 'system')).toBe(device.format(Date.UTC(2026, 10, 21)))
})

test('a day is the same day wherever it is read, an instant is told in the zone of the device', () => {
  const zone = process.env.TZ
  try {
    process.env.TZ = 'Pacific/Auckland'
    expect(dateText('2026-11-21', 'en-GB')).toBe('21 Nov 2026')
    process.env.TZ = 'America/Los_Angeles'
    expect(dateText('2026-11-21', 'en-GB')).toBe('21 Nov 2026')
  } finally {
    process.env.TZ = zone
  }
})

test('a time follows the language too', () => {
  const noon = new Date(2026, 10, 21, 14, 5).getTime()
  expect(timeText(noon, 'en-GB')).toBe('14:05')
  expect(timeText(noon, 'en-US')).toMatch(/^2:05\sPM$/)
  expect(dateTimeText(noon, 'en-GB')).toBe('21 Nov 2026, 14:05')
})

test('what is no date is empty', () => {
  expect(dateText('soon', 'en-GB')).toBe('')
  expect(dateText(Number.NaN, 'en-GB')).toBe('')
})
