import { expect, it } from 'vitest'
import { monthsOfTrip } from './trip-dates.ts'

it.each([
  ['2027-03-04', '2027-03-11', [3]],
  ['2027-03-28', '2027-04-08', [3, 4]],
  // Two days of December say little about two weeks of January.
  ['2026-12-30', '2027-01-12', [1]],
  ['2026-12-28', '2027-01-03', [12, 1]],
  ['2027-01-01', '2027-12-31', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ['2028-02-28', '2028-03-01', [2, 3]],
])('from %s to %s is a trip in %j', (startDate, endDate, months) => {
  expect(monthsOfTrip({ startDate, endDate })).toEqual(months)
})

it('takes a first day for its month, and no days for no month', () => {
  expect(monthsOfTrip({ startDate: '2027-07-31', endDate: null })).toEqual([7])
  expect(monthsOfTrip({ startDate: null, endDate: null })).toEqual([])
})
