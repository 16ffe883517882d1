import { zxyToTileId } from 'pmtiles'
import sharp from 'sharp'
import { tilePyramid } from './vector-tiles.mjs'

export const tileSize = 512

/**
 * Cuts a Mercator square into WebP tiles of 512 pixels.
 * @param {{ pixels: Buffer, side: number, channels: 1 | 2 | 3 | 4 }} world
 * @param {{ minZoom?: number, maxZoom: number, webp: (zoom: number) => object }} options how tiles are compressed
 * @returns {Promise<import('./pmtiles-writer.mjs').Tile[]>}
 */
export async function pictureTiles({ pixels, side, channels }, { minZoom = 0, maxZoom, webp }) {
  const tiles = []
  for (const [zoom, x, y] of tilePyramid(maxZoom)) {
    if (zoom < minZoom) continue
    const size = side / 2 ** zoom
    const data = await sharp(pixels, { raw: { width: side, height: side, channels } })
      .extract({ left: x * size, top: y * size, width: size, height: size })
      .resize(tileSize, tileSize, { kernel: 'lanczos3' })
      .webp(webp(zoom))
      .toBuffer()
    tiles.push({ id: zxyToTileId(zoom, x, y), data })
  }
  return tiles
}
