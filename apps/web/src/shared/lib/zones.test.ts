import { describe, expect, it } from 'vitest'
import { instantOf, isZone, wallOf, zoneName } from './zones.ts'

const at = (text: string) => Date.parse(text)

describe('a time at a place', () => {
  it('is the same on its clocks, wherever it is read', () => {
    expect(instantOf({ date: '2026-07-01', time: '08:30' }, 'Africa/Cairo')).toBe(at('2026-07-01T05:30:00Z'))
    expect(wallOf(at('2026-07-01T05:30:00Z'), 'Africa/Cairo')).toEqual({ date: '2026-07-01', time: '08:30' })
    expect(instantOf({ date: '2026-01-31', time: '23:45' }, 'Pacific/Kiritimati')).toBe(
      at('2026-01-31T09:45:00Z'),
    )
  })

  it('follows a clock that moves by half an hour', () => {
    expect(instantOf({ date: '2026-01-10', time: '09:00' }, 'Australia/Lord_Howe')).toBe(
      at('2026-01-09T22:00:00Z'),
    )
    expect(instantOf({ date: '2026-07-10', time: '09:00' }, 'Australia/Lord_Howe')).toBe(
      at('2026-07-09T22:30:00Z'),
    )
  })

  it('that the clocks skip is none, and of two that they show the first counts', () => {
    expect(instantOf({ date: '2026-03-29', time: '02:30' }, 'Europe/Berlin')).toBeNull()
    expect(instantOf({ date: '2026-10-25', time: '02:30' }, 'Europe/Berlin')).toBe(at('2026-10-25T00:30:00Z'))
    expect(instantOf({ date: '2026-10-04', time: '02:15' }, 'Australia/Sydney')).toBeNull()
  })

  it('is none where nothing was typed', () => {
    expect(instantOf({ date: '', time: '08:00' }, 'UTC')).toBeNull()
  })
})

it('names of zones are known or not, and are read as places', () => {
  expect(isZone('Africa/Cairo')).toBe(true)
  expect(isZone('Atlantis/Deep')).toBe(false)
  expect(zoneName('America/Port_of_Spain')).toBe('Port of Spain')
})
