import { expect, test } from 'vitest'
import type { Palette } from './palette.ts'
import { nameLook, siteLayers } from './site-layers.ts'
import { soundingRadius } from './sounding-mark.ts'

const palette = new Proxy({} as Palette, { get: () => '#123456' })
const look = { theme: 'light', palette, onImagery: false, perMetre: 1 } as const

test('the name of a site keeps clear of its marker, or the map would leave it out', () => {
  const { 'text-variable-anchor-offset': offsets, 'text-size': size } = nameLook(look).layout ?? {}
  const [, [right], , [left]] = offsets as [string, [number, number], string, [number, number]]
  const image = Math.ceil(2 * soundingRadius) / 2
  // What the map keeps free around a text by itself.
  const padding = 2
  expect(right * Number(size) - padding).toBeGreaterThan(image)
  expect(-left * Number(size) - padding).toBeGreaterThan(image)
})

test('soundings and clusters are one layer, above the names', () => {
  const layers = siteLayers({ ...look, source: 'all', isShown: true })
  expect(layers.map(({ id }) => id)).toEqual(['all-names', 'all-marks'])
})
