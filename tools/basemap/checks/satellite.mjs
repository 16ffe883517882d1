import sharp from 'sharp'
import { tilePyramid } from '../vector-tiles.mjs'
import { checkArchive } from './archive.mjs'

/**
 * Checks that every satellite tile is there and is a WebP picture of 512 pixels.
 * @param {string} file
 * @param {{ maxBytes: number, maxZoom: number }} promise
 * @returns {Promise<string[]>} problems
 */
export async function checkSatellite(file, promise) {
  const { archive, problems } = await checkArchive(file, promise)
  for (const [zoom, x, y] of tilePyramid(promise.maxZoom)) {
    const tile = await archive.getZxy(zoom, x, y)
    const picture = tile ? await sharp(Buffer.from(tile.data)).metadata() : {}
    if (picture.format !== 'webp' || picture.width !== 512 || picture.height !== 512) {
      problems.push(`satellite tile ${zoom}/${x}/${y} isn’t a WebP picture of 512 pixels`)
    }
  }
  return problems
}
