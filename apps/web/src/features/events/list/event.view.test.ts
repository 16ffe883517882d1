import { expect, it } from 'vitest'
import { byDay, placeText, priceText } from './event.view.ts'

it('a price is read with its currency, and none is free', () => {
  expect(priceText({ price: 0, currency: 'USD' })).toBe('Free')
  expect(priceText({ price: 35, currency: 'EUR' })).toBe('€35')
  expect(priceText({ price: 12.5, currency: 'USD' })).toBe('$12.50')
})

it('a place names its country once', () => {
  expect(placeText({ location: 'Dahab', country: 'Egypt' })).toBe('Dahab, Egypt')
  expect(placeText({ location: 'Blue Hole, Dahab, Egypt', country: 'Egypt' })).toBe('Blue Hole, Dahab, Egypt')
})

it('an event of several days stands on each of them', () => {
  const trip = { id: 'a', date: '2026-11-30', endDate: '2026-12-02' }
  const days = byDay([trip, { id: 'b', date: '2026-12-01', endDate: null }])
  expect([...days.keys()]).toEqual(['2026-11-30', '2026-12-01', '2026-12-02'])
  expect(days.get('2026-12-01')).toHaveLength(2)
})
