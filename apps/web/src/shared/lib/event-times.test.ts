import { describe, expect, it } from 'vitest'
import { placeSpan, readerSpan, spanText } from './event-times.ts'

const event = {
  time: '08:30',
  endDate: null,
  endTime: '15:00',
  startsAt: '2026-11-28T06:30:00.000Z',
  endsAt: '2026-11-28T13:00:00.000Z',
  zone: 'Africa/Cairo',
}

describe('when an event is', () => {
  it('reads as the clocks of its place, wherever somebody is', () => {
    expect(spanText(placeSpan(event, 'en-GB'))).toBe('Sat, 28 Nov 2026, 08:30 to 15:00')
  })

  it('reads as the clocks of the reader beside it, where they differ', () => {
    const here = readerSpan(event, 'en-GB', 'America/New_York')
    expect(here && spanText(here)).toBe('Sat, 28 Nov 2026, 01:30 to 08:00')
    expect(readerSpan(event, 'en-GB', 'Africa/Johannesburg')).toBeNull()
  })

  it('may be another day for the reader', () => {
    const here = readerSpan(event, 'en-GB', 'Pacific/Honolulu')
    expect(here && spanText(here)).toBe('Fri, 27 Nov 2026, 20:30 to Sat, 28 Nov 2026, 03:00')
  })

  it('takes whole days where it has no time, and is told once', () => {
    const days = {
      ...event,
      time: null,
      endTime: null,
      endDate: '2026-11-30',
      startsAt: '2026-11-27T22:00:00.000Z',
      endsAt: '2026-11-30T22:00:00.000Z',
    }
    expect(spanText(placeSpan(days, 'en-GB'))).toBe('Sat, 28 Nov 2026 to Mon, 30 Nov 2026')
    expect(readerSpan(days, 'en-GB', 'America/New_York')).toBeNull()
    expect(spanText(placeSpan({ ...event, endTime: null }, 'en-GB'))).toBe('Sat, 28 Nov 2026, 08:30')
  })
})
