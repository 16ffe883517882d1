import { expect, test, vi } from 'vitest'
import { placeOfZone, roughPlace } from './zone-place.ts'
import { zonePlaces } from './zone-places.ts'

test.each([
  ['Europe/Berlin', 52, 13],
  ['America/Argentina/Buenos_Aires', -35, -58],
  ['America/New_York', 41, -74],
  ['Australia/Sydney', -34, 151],
])('%s has a place', (zone, lat, lng) => {
  expect(placeOfZone(zone)).toEqual({ lat, lng })
})

test('older names that browsers still use lead to the same place', () => {
  expect(placeOfZone('Asia/Calcutta')).toEqual(placeOfZone('Asia/Kolkata'))
  expect(placeOfZone('Europe/Kiev')).toEqual(placeOfZone('Europe/Kyiv'))
})

test('a zone that is named after no place has none', () => {
  for (const zone of ['UTC', 'Etc/GMT+5', 'Europe', 'Europe/', 'Europe/Ber', ''])
    expect(placeOfZone(zone)).toBeNull()
})

test('every place lies on the earth', () => {
  const zones = Object.entries(zonePlaces).flatMap(([area, list]) =>
    list.split(',').map((entry) => `${area}/${entry.split(' ')[0]}`),
  )
  expect(zones.length).toBeGreaterThan(400)
  for (const zone of zones) {
    const place = placeOfZone(zone)
    expect(Math.abs(place?.lat ?? 999), zone).toBeLessThanOrEqual(90)
    expect(Math.abs(place?.lng ?? 999), zone).toBeLessThanOrEqual(180)
  }
})

test('a browser that does not tell its zone is nowhere', () => {
  vi.stubGlobal('Temporal', undefined)
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new RangeError('no zone')
  })
  expect(roughPlace()).toBeNull()
  vi.restoreAllMocks()
})

test('a browser that tells its zone by itself is believed', () => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Africa/Cairo' } })
  expect(roughPlace()).toEqual(placeOfZone('Africa/Cairo'))
})
