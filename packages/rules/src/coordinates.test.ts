import { expect, test } from 'vitest'
import { decimalPosition, readPosition } from './coordinates.ts'

/** Abu Nuhas, as [longitude, latitude]. */
const reef = [33.9206, 27.8137]

test.each([
  ['27.8137, 33.9206'],
  ['27.8137,33.9206'],
  ['27.8137 33.9206'],
  ['27.8137; 33.9206'],
  ['27.8137 / 33.9206'],
  ['27.8137/33.9206'],
  ['  27.8137 ,  33.9206  '],
  ['+27.8137, +33.9206'],
  ['(27.8137, 33.9206)'],
  ['27,8137 33,9206'],
  ['27,8137; 33,9206'],
  ['27,8137, 33,9206'],
  ['27,8137,33,9206'],
  ['27.8137 N, 33.9206 E'],
  ['27.8137° N 33.9206° E'],
  ['27.8137N33.9206E'],
  ['N27.8137 E33.9206'],
  ['n 27.8137, e 33.9206'],
  ['27,8137 N 33,9206 E'],
  ['33.9206 E, 27.8137 N'],
  ['E33.9206 N27.8137'],
  ['27.8137 North, 33.9206 East'],
  ['Lat: 27.8137 Lng: 33.9206'],
  ['latitude 27.8137, longitude 33.9206'],
  ['lon=33.9206, lat=27.8137'],
  ['27.8137º, 33.9206º'],
  ['27.8137 deg, 33.9206 deg'],
])('decimal degrees are read: %s', (typed) => {
  expect(readPosition(typed)).toEqual({ coordinates: reef })
})

test.each([
  ["27° 48.822' N, 33° 55.236' E"],
  ['27° 48.822′ N, 33° 55.236′ E'],
  ['27°48.822′N 33°55.236′E'],
  ["27°48,822'N,33°55,236'E"],
  ['N 27 48.822 E 033 55.236'],
  ['N27°48.822 E033°55.236'],
  ['27 48.822 33 55.236'],
  ['27 48.822, 33 55.236'],
  ['27 48,822 33 55,236'],
  ['27° 48′ 49.32″ N, 33° 55′ 14.16″ E'],
  ['27°48\'49.32"N 33°55\'14.16"E'],
  ["27°48'49.32''N 33°55'14.16''E"],
  ['27 48 49.32 N 33 55 14.16 E'],
  ['27 48 49.32, 33 55 14.16'],
  ['27 deg 48 min 49.32 sec N, 33 deg 55 min 14.16 sec E'],
])('degrees with minutes and seconds are read: %s', (typed) => {
  expect(readPosition(typed)).toEqual({ coordinates: reef })
})

test.each([
  ['-8.675, -115.5', [-115.5, -8.675]],
  ['−8.675, 115.5', [115.5, -8.675]],
  ['-8.675 -115.5', [-115.5, -8.675]],
  ['-8,675 -115,5', [-115.5, -8.675]],
  ['8.675 S, 115.5 W', [-115.5, -8.675]],
  ['8° 40′ 30″ S, 115° 30′ W', [-115.5, -8.675]],
  ['-8 40 30, -115 30 0', [-115.5, -8.675]],
  ['0, 0', [0, 0]],
  ['-0.0, 0', [0, 0]],
  ['27,33', [33, 27]],
  ['27, 33', [33, 27]],
  ['27,-33', [-33, 27]],
  ['85, 180', [180, 85]],
  ['27.81371234567, 33.92060', [33.9206, 27.813712]],
])('the side of the equator and of Greenwich is told by sign or letter: %s', (typed, coordinates) => {
  expect(readPosition(typed)).toEqual({ coordinates })
})

test.each([
  ['geo:27.8137,33.9206'],
  ['geo:27.8137,33.9206;u=35'],
  ['geo:27.8137,33.9206?z=14'],
  ['https://www.google.com/maps/@27.8137,33.9206,14z'],
  ['https://www.google.com/maps/place/Reef/@27.1,33.1,12z/data=!3m1!4b1!4m5!3m4!8m2!3d27.8137!4d33.9206'],
  ['https://maps.google.com/?q=27.8137,33.9206'],
  ['https://www.google.com/maps/search/?api=1&query=27.8137%2C33.9206'],
  ['https://www.google.com/maps/search/27.8137,+33.9206'],
  ['https://maps.apple.com/?ll=27.8137,33.9206&q=Reef'],
  ['https://www.openstreetmap.org/?mlat=27.8137&mlon=33.9206#map=12/27.0/33.0'],
  ['https://www.openstreetmap.org/#map=14/27.8137/33.9206'],
  ['maps.google.com/maps?ll=27.8137,33.9206'],
])('addresses of places are read: %s', (typed) => {
  expect(readPosition(typed)).toEqual({ coordinates: reef })
})

test('nothing typed is nothing', () => {
  expect(readPosition('')).toBeNull()
  expect(readPosition('  ')).toBeNull()
})

const problemOf = (typed: string) => {
  const read = readPosition(typed)
  return read && 'problem' in read ? read.problem : 'it was read'
}

test('latitude and longitude that are swapped are recognised, and the right order is offered', () => {
  expect(problemOf('115.5, -8.675')).toBe(
    'Latitude comes first, and 115.5 is too large for one. Are latitude and longitude swapped? Try -8.675, 115.5.',
  )
})

test.each([
  ['86, 20', 'Latitude must be between -85 and 85.'],
  ['91, 120', 'Latitude must be between -85 and 85.'],
  ['95 N, 20 E', 'Latitude must be between -85 and 85.'],
  ['20, 181', 'Longitude must be between -180 and 180.'],
  ['27 61 00 N, 33 10 00 E', 'Minutes and seconds must be less than 60.'],
  ['27 10 60 N, 33 10 00 E', 'Minutes and seconds must be less than 60.'],
  ['-27 S, 33 E', 'Use a minus sign or a letter, not both.'],
  ['27 N, 33 S', 'A position needs N or S, and E or W.'],
  ['27 W, 33 E', 'A position needs N or S, and E or W.'],
])('what cannot be is explained: %s', (typed, words) => {
  expect(problemOf(typed)).toBe(words)
})

test.each([
  ['Blue Hole'],
  ['27.8137'],
  ['27.8137 N'],
  ['27 N 33'],
  ['1 2 3'],
  ['1, 2, 3'],
  ['1 2 3 4 5 6 7 8'],
  ['27.5 30.2 N, 33.5 10 E'],
  ['27.8.1, 33.9'],
  ['--27, 33'],
  ['27" 5\' N, 33 E'],
  ['36R 393845 3077014'],
  [','],
  ['°, °'],
  ['9'.repeat(60)],
])('what is no position says what one looks like: %s', (typed) => {
  expect(problemOf(typed)).toContain('Try 27.8137, 33.9206')
})

test.each([['https://maps.app.goo.gl/abcdEFGH'], ['https://example.org/']])(
  'a link without coordinates says so: %s',
  (typed) => {
    expect(problemOf(typed)).toContain('contains no coordinates')
  },
)

test('what is shown can be read again', () => {
  const shown = decimalPosition([-115.5, -8.675])
  expect(shown).toBe('-8.67500, -115.50000')
  expect(readPosition(shown)).toEqual({ coordinates: [-115.5, -8.675] })
})
