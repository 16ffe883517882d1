import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { expect, test } from 'vitest'
import { baseStyle } from './base-style.ts'
import type { Palette } from './palette.ts'

const palette = new Proxy({}, { get: () => '#123456' }) as Palette
const styleOf = (base: 'satellite' | 'roadmap', isDark = false) =>
  baseStyle(base, { kind: 'bundled' }, { palette, isDark }, 'https://dive.example') as StyleSpecification

const isDrawnAt = (zoom: number) => (layer: LayerSpecification) =>
  zoom >= (layer.minzoom ?? 0) && zoom < (layer.maxzoom ?? 24)

test.each([
  ['satellite', false],
  ['roadmap', false],
  ['roadmap', true],
] as const)('the style of %s is one that the map understands', (base, isDark) => {
  // Letters are drawn with the fonts of the page, so the style itself names none.
  const style = { ...styleOf(base, isDark), glyphs: 'https://dive.example/{fontstack}/{range}.pbf' }
  expect(validateStyleMin(style as never)).toEqual([])
})

test('land and sea are drawn at every zoom, by imagery or by the chart below it', () => {
  for (const base of ['satellite', 'roadmap'] as const)
    for (let zoom = 0; zoom <= 22; zoom++) {
      const drawn = styleOf(base)
        .layers.filter(isDrawnAt(zoom))
        .map(({ id }) => id)
      const isCovered = drawn.includes('imagery') || (drawn.includes('land') && drawn.includes('depth'))
      expect(isCovered, `${base} at zoom ${zoom}`).toBe(true)
    }
})

test('where the depths have a gap at the coast, the water under it is shallow', () => {
  const { layers } = styleOf('roadmap')
  const order = layers.map(({ id }) => id)
  expect(order.indexOf('coastal-water')).toBeGreaterThan(order.indexOf('water'))
  expect(order.indexOf('coastal-water')).toBeLessThan(order.indexOf('depth'))
})

test('imagery is still whole where the chart below it begins to be drawn', () => {
  const { layers } = styleOf('satellite')
  const depth = layers.find(({ id }) => id === 'depth')
  const imagery = layers.find(({ id }) => id === 'imagery')
  const paint = (imagery?.paint ?? {}) as Record<string, unknown[]>
  const fadingFrom = paint['raster-opacity']?.[3]
  expect(depth?.minzoom).toBeLessThan(Number(fadingFrom))
})

test('the whole world in imagery needs neither the coast nor the depths', () => {
  const used = styleOf('satellite')
    .layers.filter(isDrawnAt(2))
    .flatMap((layer) => ('source' in layer ? [layer.source] : []))
  expect([...new Set(used)].sort()).toEqual(['chart', 'imagery'])
})

test('a provider’s picture lies over our own map, as close as the provider goes', () => {
  const tiles = {
    kind: 'xyz',
    tiles: '/{z}/{x}/{y}',
    tileSize: 256,
    maxZoom: 8,
    attribution: 'Reef',
  } as const
  const style = baseStyle(
    'satellite',
    tiles,
    { palette, isDark: false },
    'https://dive.example',
  ) as StyleSpecification
  expect(style.layers.at(-1)?.id).toBe('imagery')
  expect(style.layers.map(({ id }) => id)).toContain('land')
  expect(style.sources.imagery).toMatchObject({ maxzoom: 8 })
})
