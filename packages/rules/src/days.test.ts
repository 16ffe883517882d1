import { expect, test } from 'vitest'
import { addDays, dayAt, daysBetween } from './days.ts'

test('days between two days of the calendar do not know of clocks', () => {
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1)
  expect(daysBetween('2025-12-31', '2026-12-31')).toBe(365)
  expect(daysBetween('2026-03-02', '2026-02-28')).toBe(-2)
})

test('days are added over the ends of months and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('a moment falls on different days of the world', () => {
  const moment = new Date('2026-06-30T11:30:00Z')
  expect(dayAt(moment, 'Pacific/Auckland')).toBe('2026-06-30')
  expect(dayAt(moment, 'Pacific/Kiritimati')).toBe('2026-07-01')
  expect(dayAt(moment, 'Pacific/Niue')).toBe('2026-06-30')
  expect(dayAt(new Date('2026-06-30T23:30:00Z'), null)).toBe('2026-06-30')
})
