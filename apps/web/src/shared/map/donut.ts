import { bandOrder } from '@soundings/rules/depth'
import type { ExpressionSpecification } from 'maplibre-gl'
import type { Theme } from '#shared/theme/theme-store.ts'
import { drawMark, fillDisc } from './mark-image.ts'
import { bandColours, type Palette, paletteOf } from './palette.ts'

/** The radii of donuts, in pixels, by the number of sites from which on they apply. */
const radii = { few: 16, from: [10, 19, 100, 22, 1_000, 24] }

/**
 * A cluster's image is named after the theme, its radius and the shares of its depth bands, one digit each (shallowest
 * first, unknown last): there are few different ones, and the map asks for each once.
 */
export const donutName = (theme: Theme): ExpressionSpecification => [
  'concat',
  `donut:${theme}:`,
  ['step', ['get', 'count'], radii.few, ...radii.from],
  ':',
  ['get', 'bands'],
]

const thickness = 5.5
const halo = 2
const edge = 1

/** A ring split by depth band around a quiet middle, where the count is written. Pixels times `ratio`. */
const drawDonut = (
  radius: number,
  shares: number[],
  palette: Palette,
  ratio: number,
): ImageData | undefined => {
  const total = shares.reduce((sum, share) => sum + share, 0)
  if (total === 0) return undefined
  return drawMark(radius + halo + edge, ratio, (context) => {
    fillDisc(context, radius + halo + edge, palette['marker-edge'])
    fillDisc(context, radius + halo, palette.ring)
    let from = -Math.PI / 2
    shares.forEach((share, at) => {
      if (share === 0) return
      const to = from + (share / total) * 2 * Math.PI
      context.beginPath()
      context.moveTo(0, 0)
      context.arc(0, 0, radius, from, to)
      context.closePath()
      context.fillStyle = bandColours(palette, bandOrder[at] ?? 'unknown').fill
      context.fill()
      from = to
    })
    fillDisc(context, radius - thickness, palette.surface)
  })
}

const named = /^donut:(light|dark):(\d+):(\d+)$/

/** The donut of a name; undefined when the name is none. */
export const donutOf = (name: string, ratio: number): ImageData | undefined => {
  const [, theme, radius, shares = ''] = named.exec(name) ?? []
  if (!theme) return undefined
  return drawDonut(Number(radius), [...shares].map(Number), paletteOf(theme as Theme), ratio)
}
