import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Coordinates } from '@soundings/contract/common'
import { expect, test } from 'vitest'
import { readInland } from './inland.ts'

const file = readFileSync(join(import.meta.dirname, '../../../../../public/map/inland.bin'))
const isInland = readInland(file)

test('the file is small enough to fetch on a boat', () => {
  expect(file.length).toBeLessThan(30_000)
})

test.each<[string, Coordinates]>([
  ['Madrid', [-3.7, 40.42]],
  ['Vienna', [16.37, 48.21]],
  ['the middle of Australia', [134, -25]],
  ['Denver', [-105, 39.74]],
  ['Lake Baikal, which is no sea', [108, 53.5]],
  ['the east of Siberia, beyond the antimeridian', [-173, 66.3]],
])('%s is inland', (_, place) => {
  expect(isInland(place)).toBe(true)
})

test.each<[string, Coordinates]>([
  ['Abu Nuhas', [33.9206, 27.8137]],
  ['Blue Hole, Dahab', [34.537, 28.572]],
  ['a pier of Bonaire', [-68.28, 12.15]],
  ['a beach of Malta', [14.45, 35.82]],
  ['the Atlantic', [-40, 30]],
  ['null island', [0, 0]],
  ['the Bering Sea', [180, 58]],
  ['Hurghada, at the shore', [33.84, 27.23]],
])('%s is not', (_, place) => {
  expect(isInland(place)).toBe(false)
})
