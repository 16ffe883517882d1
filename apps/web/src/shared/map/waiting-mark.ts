import type { ExpressionSpecification } from 'maplibre-gl'
import type { Theme } from '#shared/theme/theme-store.ts'
import { drawMark, fillDisc, writeNumber } from './mark-image.ts'
import { type Palette, paletteOf } from './palette.ts'

/** The image of a marker for what is not published is named after theme, standing and the number on it. */
export const waitingMarkName = (theme: Theme, number: ExpressionSpecification): ExpressionSpecification => [
  'concat',
  `waiting:${theme}:`,
  ['get', 'status'],
  ':',
  number,
]

/** In pixels: as large as a sounding with its ring, and the rim inside it, where it shows on any ground. */
const radius = 14.5
const rimRadius = 12
const stroke = 1.8
const dashes = 11

/** A pale sounding with a dashed rim. Pixels times `ratio`. */
const drawWaiting = (number: string, rim: string, palette: Palette, ratio: number): ImageData | undefined =>
  drawMark(radius, ratio, (context) => {
    fillDisc(context, radius, palette.surface)
    context.beginPath()
    context.arc(0, 0, rimRadius, 0, 2 * Math.PI)
    const dash = (2 * Math.PI * rimRadius) / dashes
    context.setLineDash([dash * 0.6, dash * 0.4])
    context.lineWidth = stroke
    context.strokeStyle = rim
    context.stroke()
    writeNumber(context, number, palette.ink)
  })

const named = /^waiting:(light|dark):(pending|rejected):(\d+|–)$/

/** The mark of a name; undefined when the name is none. */
export const waitingMarkOf = (name: string, ratio: number): ImageData | undefined => {
  const [, theme, status, number] = named.exec(name) ?? []
  if (!theme || !number) return undefined
  const palette = paletteOf(theme as Theme)
  return drawWaiting(number, status === 'rejected' ? palette.error : palette.ink, palette, ratio)
}
