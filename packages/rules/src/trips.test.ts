import { describe, expect, it, test } from 'vitest'
import { addDays, daysBetween } from './days.ts'
import { daysOfTrip, heirOfTrip, isDayOf, mayEditTrip, movedDay, tripDays, tripStatus } from './trips.ts'

const dates = { startDate: '2027-03-06', endDate: '2027-03-13' }

describe('where a trip stands', () => {
  it.each([
    ['the evening before, at home', '2027-03-05T21:59:00Z', 'planned'],
    ['from midnight of the destination on', '2027-03-05T22:00:00Z', 'ongoing'],
    ['on its last evening', '2027-03-13T21:59:00Z', 'ongoing'],
    ['after it', '2027-03-13T22:00:00Z', 'completed'],
  ])('%s', (_, now, status) => {
    expect(tripStatus({ ...dates, zone: 'Africa/Cairo', isCancelled: false }, new Date(now))).toBe(status)
  })
  it('is cancelled where somebody said so, whatever the day', () => {
    expect(tripStatus({ ...dates, zone: null, isCancelled: true }, new Date('2027-03-08T00:00:00Z'))).toBe(
      'cancelled',
    )
  })
})

test('a trip has the days from its first to its last', () => {
  expect(tripDays(dates)).toBe(8)
  expect(daysOfTrip({ startDate: '2027-02-27', endDate: '2027-03-01' })).toEqual([
    '2027-02-27',
    '2027-02-28',
    '2027-03-01',
  ])
})

test('stops follow dates that move, or stay on theirs, and become ideas where the trip has no such day', () => {
  let state = 5
  const next = (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
  for (let round = 0; round < 2_000; round++) {
    const startDate = addDays('2026-01-01', next(800))
    const from = { startDate, endDate: addDays(startDate, 1 + next(60)) }
    const start = addDays(startDate, next(120) - 60)
    const to = { startDate: start, endDate: addDays(start, 1 + next(60)) }
    const day = addDays(from.startDate, next(tripDays(from)))
    const followed = movedDay(day, { from, to, how: 'follow' })
    const stayed = movedDay(day, { from, to, how: 'stay' })
    if (followed === null) expect(daysBetween(from.startDate, day)).toBeGreaterThanOrEqual(tripDays(to))
    else expect(daysBetween(to.startDate, followed)).toBe(daysBetween(from.startDate, day))
    expect(stayed).toBe(isDayOf(to, day) ? day : null)
    // Moved there and back nothing is another.
    if (followed !== null) expect(movedDay(followed, { from: to, to: from, how: 'follow' })).toBe(day)
    expect(movedDay(null, { from, to, how: 'follow' })).toBeNull()
  }
})

test('its owner and editors change a trip', () => {
  expect(['owner', 'editor', 'viewer', null].map((role) => mayEditTrip(role as 'owner' | null))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('the longest-standing editor inherits a trip, else the longest-standing viewer', () => {
  const person = (userId: string, role: 'editor' | 'viewer', at: string) => ({
    userId,
    role,
    at: new Date(at),
  })
  const viewer = person('a', 'viewer', '2026-01-01')
  const late = person('b', 'editor', '2026-03-01')
  const early = person('c', 'editor', '2026-02-01')
  expect(heirOfTrip([viewer, late, early])).toBe(early)
  expect(heirOfTrip([viewer])).toBe(viewer)
  expect(heirOfTrip([])).toBeUndefined()
})
