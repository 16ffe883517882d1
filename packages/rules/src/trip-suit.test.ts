import { expect, it } from 'vitest'
import { suitFor } from './trip-suit.ts'

it.each([
  [30, 'a rash guard or a shorty', 29, null],
  [27, 'a 3 mm wetsuit', 26, 29],
  [22, 'a 5 mm wetsuit', 22, 26],
  [18, 'a 7 mm wetsuit with a hood', 18, 22],
  [15, 'a semi-dry suit with hood and gloves', 14, 18],
  [13.9, 'a drysuit with hood and gloves', null, 14],
  [-1, 'a drysuit with hood and gloves', null, 14],
])('for %d °C it is %s', (celsius, suit, from, below) => {
  expect(suitFor(celsius)).toEqual({ suit, from, below })
})
