import { expect, it } from 'vitest'
import { startOfIdea } from '../beside/idea.ts'
import { emptyTrip } from '../form/trip-values.ts'
import { monthsText, nextMonths, wishesOf } from './wishes.ts'

it('an untouched form asks for the coming months, also across the new year', () => {
  expect(nextMonths('2026-11-27')).toEqual([11, 12, 1])
  expect(wishesOf(emptyTrip(), '2026-11-27')).toEqual({
    preferences: [],
    destination: null,
    budget: null,
    months: [11, 12, 1],
  })
  expect(monthsText([1, 11, 12])).toBe('November, December and January')
  expect([monthsText([3, 4]), monthsText([])]).toEqual(['March and April', ''])
})

it('what is typed counts as far as it makes sense', () => {
  const typed = emptyTrip({
    startDate: '2099-03-14',
    endDate: '2099-03-17',
    budget: 900,
    preferences: ['wreck'],
  })
  expect(wishesOf(typed, '2026-11-27')).toMatchObject({
    preferences: ['wreck'],
    budget: 900,
    startDate: '2099-03-14',
    endDate: '2099-03-17',
  })
  // An end that is no later says nothing, and another currency is no dollars.
  const odd = wishesOf({ ...typed, endDate: '2099-03-14', currency: 'EUR' }, '2026-11-27')
  expect(odd).toMatchObject({ months: [3], budget: null })
})

const idea = {
  preferences: ['reef' as const],
  budget: null,
  destination: 'Malta',
  months: [2],
  level: null,
  maxDepth: null,
  minTemp: null,
  species: [],
  days: 5,
}

it('a question about a trip becomes the beginning of one', () => {
  expect(startOfIdea(idea, Date.parse('2026-11-27T12:00:00'))).toEqual({
    name: 'Malta',
    destination: 'Malta',
    country: null,
    position: null,
    preferences: ['reef'],
    startDate: '2027-02-01',
    endDate: '2027-02-05',
  })
  expect(startOfIdea({ ...idea, months: [], destination: null, preferences: [] }, 0)).toEqual({})
})
