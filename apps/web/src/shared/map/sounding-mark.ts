import { bandOrder, type DepthBand } from '@soundings/rules/depth'
import type { Theme } from '#shared/theme/theme-store.ts'
import { drawMark, fillDisc, writeNumber } from './mark-image.ts'
import { bandColours, paletteOf } from './palette.ts'

/** The disc of a sounding, and what the ring and the thin line around it add, in pixels. */
const radius = 12.5
const ring = 2
/** The marker stands out from any water and any land by it. */
const edge = 0.75

/** From its middle to its rim, in pixels. */
export const soundingRadius = radius + ring + edge

/** The image of a sounding is named after theme, depth band and the number on it, which follows. */
export const soundingMarkName = (theme: Theme, band: DepthBand): string => `sounding:${theme}:${band}:`

const named = new RegExp(`^sounding:(light|dark):(${bandOrder.join('|')}):(\\d+|–)$`)

/** The sounding of a name; undefined when the name is none. */
export const soundingMarkOf = (name: string, ratio: number): ImageData | undefined => {
  const [, theme, band, number] = named.exec(name) ?? []
  if (!theme || !number) return undefined
  const palette = paletteOf(theme as Theme)
  return drawMark(soundingRadius, ratio, (context) => {
    const { fill, text } = bandColours(palette, band as DepthBand)
    fillDisc(context, soundingRadius, palette['marker-edge'])
    fillDisc(context, radius + ring, palette.ring)
    fillDisc(context, radius, fill)
    writeNumber(context, number, text)
  })
}
