import sharp from 'sharp'
import { fromMercator } from './mercator.mjs'

const channels = 3

/** Reads a picture as three bytes a pixel. */
export async function readPicture(file) {
  const decoded = sharp(file).removeAlpha().toColourspace('srgb').raw()
  const { data, info } = await decoded.toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** Stretches an equirectangular picture row by row to a square as wide, blending the two rows nearest to each latitude. */
export function toMercatorSquare(picture) {
  const side = picture.width
  const rowLength = side * channels
  const pixels = Buffer.alloc(side * rowLength)
  for (let row = 0; row < side; row += 1) {
    const { above, below, share } = sourceRows(picture, (row + 0.5) / side)
    for (let offset = 0; offset < rowLength; offset += 1) {
      const upper = picture.pixels[above * rowLength + offset]
      const lower = picture.pixels[below * rowLength + offset]
      pixels[row * rowLength + offset] = Math.round(upper + (lower - upper) * share)
    }
  }
  return { pixels, side, channels }
}

function sourceRows({ height }, mercatorY) {
  const [, latitude] = fromMercator([0, mercatorY])
  const position = Math.min(height - 1, Math.max(0, ((90 - latitude) / 180) * height - 0.5))
  const above = Math.floor(position)
  return { above, below: Math.min(height - 1, above + 1), share: position - above }
}
