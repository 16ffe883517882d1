import { describe, expect, it } from 'vitest'
import { dayByKey, isMonth, monthAfter, spanOf, weeksOf } from './month.view.ts'

describe('a month', () => {
  it('stands in weeks from Monday to Sunday', () => {
    const weeks = weeksOf('2026-11')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]?.[0]).toBe('2026-10-26')
    expect(weeks.at(-1)?.[6]).toBe('2026-12-06')
    expect(weeksOf('2027-02')).toHaveLength(4)
    expect(spanOf('2027-02')).toEqual({ from: '2027-02-01', to: '2027-02-28' })
  })

  it('follows and precedes others over the turn of a year', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01')
    expect(monthAfter('2026-01', -1)).toBe('2025-12')
  })

  it('is read from an address, or not', () => {
    expect(isMonth('2026-11')).toBe(true)
    for (const said of ['2026-13', '2026-1', 'November', '1026-11']) expect(isMonth(said)).toBe(false)
  })
})

it('arrows lead to days and weeks, Home and End through the week, Page keys to months', () => {
  expect(dayByKey('2026-11-30', 'ArrowRight')).toBe('2026-12-01')
  expect(dayByKey('2026-11-03', 'ArrowUp')).toBe('2026-10-27')
  expect(dayByKey('2026-11-26', 'Home')).toBe('2026-11-23')
  expect(dayByKey('2026-11-26', 'End')).toBe('2026-11-29')
  expect(dayByKey('2027-01-31', 'PageDown')).toBe('2027-02-28')
  expect(dayByKey('2026-11-26', 'x')).toBeNull()
})
