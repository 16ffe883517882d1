import { expect, it } from 'vitest'
import { buildTripLine } from '#shared/testing/trips.ts'
import { byNext, contentText, destinationText, standingText, whenText } from './list.view.ts'

it('a trip says when it is and how long', () => {
  expect(whenText(buildTripLine(), 'en-GB')).toMatch(/^14\s?–\s?17 Mar 2099 · 4 days$/)
  expect(destinationText(buildTripLine())).toBe('Dahab, Egypt')
  expect(destinationText(buildTripLine({ destination: 'Dahab, Egypt' }))).toBe('Dahab, Egypt')
  expect(contentText(buildTripLine({ sites: 1, stops: 3, people: 1 }))).toBe('1 dive site · 3 stops')
})

it('a trip says how far away it is, and which day it is on the way', () => {
  const standing = (today: string, status: 'planned' | 'ongoing' | 'completed' = 'planned') =>
    standingText(buildTripLine({ status }), today)
  expect(standing('2099-03-02')).toBe('In 12 days')
  expect(standing('2099-03-13')).toBe('Tomorrow')
  expect(standing('2099-03-14')).toBe('Today')
  expect(standing('2099-03-15', 'ongoing')).toBe('Day 2 of 4')
  expect(standing('2099-04-15', 'completed')).toBeNull()
})

it('what goes on comes first, then what comes next, and what was cancelled last', () => {
  const line = (name: string, known: Parameters<typeof buildTripLine>[0]) => buildTripLine({ name, ...known })
  const sorted = byNext([
    line('cancelled', { status: 'cancelled', startDate: '2099-01-01' }),
    line('later', { startDate: '2099-06-01' }),
    line('soon', { startDate: '2099-02-01' }),
    line('now', { status: 'ongoing' }),
  ])
  expect(sorted.map(({ name }) => name)).toEqual(['now', 'soon', 'later', 'cancelled'])
})
