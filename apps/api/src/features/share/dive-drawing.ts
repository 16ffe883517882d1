import { sharePicture } from '@soundings/contract/share'
import { depthBand } from '@soundings/rules/depth'
import type { DivePictureFacts } from '@soundings/rules/dive-share'
import { cutToFit, fitName } from '@soundings/rules/share-picture'
import type { TextOutlines } from '#ports/pictures.ts'
import { foot, head, ink, margin, penOf, placeLine, placeSize, svg } from './share-drawing.ts'

const { width } = sharePicture

/** Where the profile stands, in pixels: the surface, and the deepest point. */
const frame = { left: margin, right: width - margin, surface: 158, bottom: 400 } as const

/** The smallest letters of a name, in pixels. */
const smallest = 46

/** An outline keeps depths in 255ths of the greatest. */
const whole = 255

/** The water above the diver in the colours of its depth, and the way through it as a line. */
const profile = (outline: readonly number[], maxDepth: number | null) => {
  const { left, right, surface, bottom } = frame
  const step = (right - left) / Math.max(1, outline.length - 1)
  const points = outline.map(
    (depth, at) =>
      `${(left + at * step).toFixed(1)} ${(surface + (depth / whole) * (bottom - surface)).toFixed(1)}`,
  )
  const band = depthBand(maxDepth)
  const deep = band === 'unknown' ? ink.d18 : ink[band]
  return [
    `<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ink.d5}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
    `<path fill="url(#water)" opacity="0.86" d="M${left} ${surface}L${points.join('L')}L${right} ${surface}z"/>`,
    `<path fill="none" stroke="${ink['on-scrim']}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" d="M${points.join('L')}"/>`,
    `<path stroke="${ink['on-scrim']}" stroke-width="2" opacity="0.7" d="M${left} ${surface}H${right}"/>`,
  ].join('')
}

/** What lies above the scene in the picture of a shared dive: its profile, where it was, how deep and how long. */
export const drawDive = (
  { name, line, maxDepth, outline }: DivePictureFacts,
  outlines: TextOutlines,
): string => {
  const pen = penOf(outlines)
  const room = width - 2 * margin
  const parts = [head(pen)]
  if (outline && outline.length > 1) parts.push(profile(outline, maxDepth))
  const figures = placeLine([line], pen, outlines, room)
  if (figures) parts.push(figures)
  if (outlines.canDraw(name, 'display')) {
    const widthOf = (text: string) => outlines.width(text, 'display')
    const fitted = fitName(name, widthOf, room)
    // The profile takes the height: a long name has two small lines, and a longer one is cut.
    const isLong = fitted.lines.length > 2
    const size = isLong ? smallest : Math.min(fitted.size, fitted.lines.length > 1 ? 56 : 92)
    const lines = isLong ? [cutToFit(name, (text) => widthOf(text) * smallest, room)] : fitted.lines
    const base = foot - 4 - (figures ? placeSize + 22 : 0)
    for (const [at, words] of lines.toReversed().entries())
      parts.push(pen(words, 'display', size, margin - size * 0.04, base - at * size * 1.04))
  }
  return svg(parts.join(''))
}
