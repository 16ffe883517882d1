import { fonts } from './base-labels.ts'

type Context = OffscreenCanvasRenderingContext2D

/** An image of a marker with this radius in pixels, times `ratio`; drawing begins at its middle. */
export const drawMark = (
  radius: number,
  ratio: number,
  draw: (context: Context) => void,
): ImageData | undefined => {
  const size = Math.ceil(radius * 2 * ratio)
  // Its pixels are read at once: on the graphics card each would have to come back from there.
  const context = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.scale(ratio, ratio)
  context.translate(radius, radius)
  draw(context)
  return context.getImageData(0, 0, size, size)
}

/** A full disc around the middle. */
export const fillDisc = (context: Context, radius: number, colour: string): void => {
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
  context.fillStyle = colour
  context.fill()
}

const numberFont = `700 12px ${fonts.display.map((font) => `"${font}"`).join(', ')}`

/** A number in the middle of a marker: of two that touch, the upper one covers the lower with its number. */
export const writeNumber = (context: Context, number: string, colour: string): void => {
  context.font = numberFont
  context.textAlign = 'center'
  context.fillStyle = colour
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(number)
  context.fillText(number, 0, (above - below) / 2)
}
