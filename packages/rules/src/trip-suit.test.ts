import { expect, it } from 'vitest'
import { suitFor } from './trip-suit.ts'

it.each([
  [30, 'a rash guard or a shorty', 29, null],
  [27, 'a wetsuit of 2 to 3 mm', 24, 29],
  [24, 'a wetsuit of 2 to 3 mm', 24, 29],
  [23.9, 'a wetsuit of 5 to 7 mm', 13, 24],
  [13, 'a wetsuit of 5 to 7 mm', 13, 24],
  [12.9, 'a drysuit with hood and gloves', null, 13],
  [-1, 'a drysuit with hood and gloves', null, 13],
])('for %d °C it is %s', (celsius, suit, from, below) => {
  expect(suitFor(celsius)).toEqual({ suit, from, below })
})
