import { expect, test } from 'vitest'
import { mapLinks } from './map-links.view.ts'

const hostile = {
  siteName: 'Tom & Jerry’s (north) #1',
  coordinates: [-70.1234567, -12.5] as [number, number],
}
const addresses = (userAgent: string) =>
  Object.fromEntries(mapLinks(hostile, userAgent).map(({ name, address }) => [name, address]))

test('a place is given as each app takes it, whatever the site is called', () =>
  expect(addresses('Mozilla/5.0 (Linux; Android 16)')).toEqual({
    'Maps app on this device':
      'geo:-12.5,-70.123457?q=-12.5,-70.123457(Tom%20%26%20Jerry%E2%80%99s%20(north)%20%231)',
    'Apple Maps':
      'https://maps.apple.com/?ll=-12.5,-70.123457&q=Tom%20%26%20Jerry%E2%80%99s%20(north)%20%231',
    'Google Maps': 'https://www.google.com/maps/search/?api=1&query=-12.5%2C-70.123457',
    OpenStreetMap: 'https://www.openstreetmap.org/?mlat=-12.5&mlon=-70.123457#map=14/-12.5/-70.123457',
  }))

test('who has a device of Apple is offered nothing that it cannot open', () =>
  expect(Object.keys(addresses('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)'))).toEqual([
    'Apple Maps',
    'Google Maps',
    'OpenStreetMap',
  ]))
