import sharp from 'sharp'
import { tilePyramid } from '../vector-tiles.mjs'
import { checkArchive } from './archive.mjs'

/**
 * Checks that every tile is there and is a WebP picture of 512 pixels.
 * @param {string} file
 * @param {{ maxBytes: number, minZoom?: number, maxZoom: number }} promise
 * @returns {Promise<string[]>} problems
 */
export async function checkPictures(file, promise) {
  const { archive, problems } = await checkArchive(file, promise)
  const name = file.split('/').at(-1)
  for (const [zoom, x, y] of tilePyramid(promise.maxZoom)) {
    if (zoom < (promise.minZoom ?? 0)) continue
    const tile = await archive.getZxy(zoom, x, y)
    const picture = tile ? await sharp(Buffer.from(tile.data)).metadata() : {}
    if (picture.format !== 'webp' || picture.width !== 512 || picture.height !== 512) {
      problems.push(`${name}: tile ${zoom}/${x}/${y} isn’t a WebP picture of 512 pixels`)
    }
  }
  return problems
}
