import { sharePicture } from '@soundings/contract/share'
import { type DepthBand, depthBand, depthBands } from '@soundings/rules/depth'
import { appWords } from '@soundings/rules/share'
import { cutToFit, fitName, type PictureFacts } from '@soundings/rules/share-picture'
import type { TextOutlines, Typeface } from '#ports/pictures.ts'

/** The tokens of the web app that a picture needs; a picture has one theme. */
export const ink = {
  d5: '#84dcd1',
  d12: '#3bb5c3',
  d18: '#12789a',
  d30: '#15609a',
  d40: '#213f86',
  d60: '#1e2660',
  'on-shallow': '#06303d',
  'on-deep': '#ffffff',
  flag: '#e2481a',
  'flag-stripe': '#ffffff',
  scrim: '#04131b',
  'on-scrim': '#ffffff',
} as const

const { width, height } = sharePicture
export const margin = 64
export const foot = height - margin

export type Pen = (text: string, face: Typeface, size: number, x: number, y: number, look?: Look) => string
type Look = { anchor?: 'start' | 'middle' | 'end'; fill?: string; opacity?: number }

const shareBefore = { start: 0, middle: 0.5, end: 1 }

export const penOf =
  (outlines: TextOutlines): Pen =>
  (text, face, size, x, y, { anchor = 'start', fill = ink['on-scrim'], opacity = 1 } = {}) => {
    const left = x - outlines.width(text, face) * size * shareBefore[anchor]
    return `<path transform="translate(${left.toFixed(2)} ${y})" fill="${fill}" opacity="${opacity}" d="${outlines.outline(text, face, size)}"/>`
  }

const shade = (id: string, stops: readonly (readonly [at: number, opacity: number])[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(([at, opacity]) => `<stop offset="${at}" stop-color="${ink.scrim}" stop-opacity="${opacity}"/>`)
    .join('')}</linearGradient><rect width="${width}" height="${height}" fill="url(#${id})"/>`

/** Darker where words stand, on every scene alike. */
const scrim = shade('scrim', [
  [0, 0.58],
  [0.2, 0.12],
  [0.36, 0],
  [0.5, 0.22],
  [0.72, 0.68],
  [1, 0.92],
])

const flag = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 28})"><clipPath id="flag"><rect width="28" height="28" rx="7"/></clipPath><g clip-path="url(#flag)"><path fill="${ink.flag}" d="M0 0h28v28H0z"/><path fill="${ink['flag-stripe']}" d="M0 0h5.5L28 22.5V28h-5.5L0 5.5z"/></g></g>`

/** The mark of Soundings at the top left, and at the top right that nobody has photographed this. */
export const head = (pen: Pen) =>
  `${flag(margin, 52, 60)}${pen('Soundings', 'display', 42, margin + 78, 97)}${pen('Illustration', 'text', 24, width - margin, 91, { anchor: 'end', opacity: 0.86 })}`

const isShallow = (band: DepthBand) => band === 'd5' || band === 'd12'

/** A marker as the map has it: a disc in the colour of its depth, with the depth inside. */
const disc = (band: Exclude<DepthBand, 'unknown'>, x: number, y: number, radius: number, words: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink[band]}" stroke="${ink['on-scrim']}" stroke-width="${radius / 13}"/>${words}`

const onBand = (band: DepthBand) => (isShallow(band) ? ink['on-shallow'] : ink['on-deep'])

const sounding = { radius: 84, gap: 44, room: 122 }

/** The maximum depth in metres, bottom right. The number is as large as its disc allows; the unit follows it, smaller. */
const depthMark = (pen: Pen, outlines: TextOutlines, depth: number) => {
  const band = depthBand(depth)
  if (band === 'unknown') return ''
  const [x, y] = [width - margin - sounding.radius, foot - sounding.radius + 8]
  const [unitShare, space] = [0.44, 0.07]
  const wide = outlines.width(String(depth), 'display')
  const whole = wide + space + outlines.width('m', 'display') * unitShare
  const size = Math.min(86, sounding.room / whole)
  const [left, line] = [x - (whole * size) / 2, y + size * 0.345]
  const look = { fill: onBand(band) }
  const digits = pen(String(depth), 'display', size, left, line, look)
  const unit = pen('m', 'display', size * unitShare, left + (wide + space) * size, line, look)
  return disc(band, x, y, sounding.radius, digits + unit)
}

export const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${scrim}${inside}</svg>`

/** The letters a place can be written with: its own, or those of the names, which know more languages. */
const faceFor = (text: string, outlines: TextOutlines): Typeface | undefined =>
  (['text', 'display'] as const).find((face) => outlines.canDraw(text, face))

export const placeSize = 36

/** The longest way to say the place that can be drawn and is narrow enough; the shortest may be cut. */
export const placeLine = (places: readonly string[], pen: Pen, outlines: TextOutlines, room: number) => {
  const ways = places.flatMap((text) => {
    const face = faceFor(text, outlines)
    return face ? [{ text, face, widthOf: (part: string) => outlines.width(part, face) * placeSize }] : []
  })
  const way = ways.find(({ text, widthOf }) => widthOf(text) <= room) ?? ways.at(-1)
  if (!way) return undefined
  const { text, face, widthOf } = way
  const shown = widthOf(text) <= room ? text : cutToFit(text, widthOf, room)
  return pen(shown, face, placeSize, margin, foot - 4, { opacity: 0.94 })
}

/**
 * What lies above the scene in the picture of a site, as an SVG of outlines alone. A name that our letters cannot
 * write is left to the text beside the picture.
 */
export const drawSite = ({ names, places, depth }: PictureFacts, outlines: TextOutlines): string => {
  const pen = penOf(outlines)
  const room = width - 2 * margin - (depth === null ? 0 : 2 * sounding.radius + sounding.gap)
  const place = placeLine(places, pen, outlines, room)
  const name = names.find((each) => outlines.canDraw(each, 'display'))
  const parts = [head(pen)]
  if (depth !== null) parts.push(depthMark(pen, outlines, depth))
  if (place) parts.push(place)
  if (name) {
    const { size, lines } = fitName(name, (text) => outlines.width(text, 'display'), room)
    const base = foot - 4 - (place ? placeSize + 22 : 0)
    // Large letters start a little right of their place; this brings them above the line below.
    for (const [at, line] of lines.toReversed().entries())
      parts.push(pen(line, 'display', size, margin - size * 0.04, base - at * size * 1.04))
  }
  return svg(parts.join(''))
}

/** What lies above the scene in the picture of Soundings itself: what it does, and the colours of its depths. */
export const drawApp = (outlines: TextOutlines): string => {
  const pen = penOf(outlines)
  const radius = 34
  const markers = depthBands.map(({ key, upTo }, at) => {
    const [x, y] = [margin + radius + at * (2 * radius + 16), foot - radius]
    const depth = Number.isFinite(upTo) ? String(upTo) : '60'
    return disc(
      key,
      x,
      y,
      radius,
      pen(depth, 'display', 32, x, y + 11, { anchor: 'middle', fill: onBand(key) }),
    )
  })
  const unit = pen(
    'metres',
    'text',
    32,
    margin + depthBands.length * (2 * radius + 16) + 8,
    foot - radius + 10,
    { opacity: 0.94 },
  )
  const words = appWords.map((line, at) =>
    pen(line, 'display', 84, margin - 4, foot - 2 * radius - 128 + at * 88),
  )
  return svg([head(pen), ...words, ...markers, unit].join(''))
}
