import { bandOrder } from '@soundings/rules/depth'
import type { Map as MapEngine } from 'maplibre-gl'
import type { Theme } from '#shared/theme/theme-store.ts'
import { bandColours, type Palette, paletteOf } from './palette.ts'

/**
 * A cluster's image is named after the theme and its counts per depth band (shallowest first, unknown last),
 * so that the map asks for each one once. This is the part before the counts.
 */
export const donutPrefix = (theme: Theme): string => `donut:${theme}:`

const radiusOf = (count: number) => Math.min(24, 14 + 2.4 * Math.log10(count) ** 1.6)
const thickness = 5.5
const halo = 2

/** A ring split by depth band around a quiet middle, where the count is written. Pixels times `ratio`. */
const drawDonut = (counts: number[], palette: Palette, ratio: number): ImageData | undefined => {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const radius = radiusOf(total)
  const size = Math.ceil((radius + halo) * 2 * ratio)
  // Its pixels are read at once: on the graphics card each would have to come back from there.
  const context = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true })
  if (!context || total === 0) return undefined
  context.scale(ratio, ratio)
  context.translate(radius + halo, radius + halo)

  const disc = (r: number, colour: string) => {
    context.beginPath()
    context.arc(0, 0, r, 0, 2 * Math.PI)
    context.fillStyle = colour
    context.fill()
  }
  disc(radius + halo, palette.ring)
  let from = -Math.PI / 2
  counts.forEach((count, at) => {
    if (count === 0) return
    const to = from + (count / total) * 2 * Math.PI
    context.beginPath()
    context.moveTo(0, 0)
    context.arc(0, 0, radius, from, to)
    context.closePath()
    context.fillStyle = bandColours(palette, bandOrder[at] ?? 'unknown').fill
    context.fill()
    from = to
  })
  disc(radius - thickness, palette.surface)
  return context.getImageData(0, 0, size, size)
}

const named = /^donut:(light|dark):([\d,]+)$/

/** Draws each donut when the map first misses it. Call it before the first tile arrives. */
export const drawMissingDonuts = (map: MapEngine): void => {
  map.setMissingStyleImageResolver((id) => {
    const [, theme, counts = ''] = named.exec(id) ?? []
    if (!theme || map.hasImage(id)) return
    const ratio = window.devicePixelRatio
    const image = drawDonut(counts.split(',').map(Number), paletteOf(theme as Theme), ratio)
    if (image) map.addImage(id, image, { pixelRatio: ratio })
  })
}
