import sharp from 'sharp'
import { fromMercator } from './mercator.mjs'

/** How far from the coast the colour begins, as the share of land in a blurred picture, so that no sea is tinted. */
const ashore = 0.72

/**
 * The colours of the land out of a picture of the whole earth, fading out before the coast: they stay on the map where
 * the picture itself is too coarse to be shown.
 * @param {{ pixels: Buffer, width: number, height: number }} picture equirectangular, three bytes a pixel
 * @param {Uint8Array} land 1 for each pixel of the Mercator square that is land
 * @returns {Promise<Buffer>} four bytes a pixel
 */
export async function tintPixels({ pixels, width, height }, land) {
  const side = width
  const share = await sharp(Buffer.from(land.map((is) => 255 * is)), {
    raw: { width: side, height: side, channels: 1 },
  })
    .blur(2.2)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const tint = Buffer.alloc(4 * side * side)
  for (let y = 0; y < side; y += 1) {
    const [, latitude] = fromMercator([0, (y + 0.5) / side])
    const row = Math.min(height - 1, Math.floor((0.5 - latitude / 180) * height)) * width
    for (let x = 0; x < side; x += 1) {
      const at = 4 * (y * side + x)
      const opacity = Math.max(0, (share[y * side + x] / 255 - ashore) / (1 - ashore))
      for (let channel = 0; channel < 3; channel += 1)
        tint[at + channel] = opacity > 0 ? pixels[3 * (row + x) + channel] : 80
      tint[at + 3] = 255 * opacity
    }
  }
  return tint
}
