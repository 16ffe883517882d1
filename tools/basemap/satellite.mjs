import { zxyToTileId } from 'pmtiles'
import sharp from 'sharp'
import { fromMercator } from './mercator.mjs'
import { blueMarbleFile } from './paths.mjs'
import { tilePyramid } from './vector-tiles.mjs'

const tileSize = 512
const channels = 3
const webp = { quality: 82, effort: 6, smartSubsample: true }

/**
 * Reprojects the Blue Marble picture to Web Mercator and cuts it into WebP tiles of 512 pixels.
 * @param {{ maxZoom: number }} options
 * @returns {Promise<import('./pmtiles-writer.mjs').Tile[]>}
 */
export async function satelliteTiles({ maxZoom }) {
  const world = toMercatorSquare(await readPicture(blueMarbleFile), tileSize * 2 ** maxZoom)
  const tiles = []
  for (const [zoom, x, y] of tilePyramid(maxZoom)) {
    const side = tileSize * 2 ** (maxZoom - zoom)
    const data = await sharp(world.pixels, { raw: { width: world.side, height: world.side, channels } })
      .extract({ left: x * side, top: y * side, width: side, height: side })
      .resize(tileSize, tileSize, { kernel: 'lanczos3' })
      .webp(webp)
      .toBuffer()
    tiles.push({ id: zxyToTileId(zoom, x, y), data })
  }
  return tiles
}

async function readPicture(file) {
  const decoded = sharp(file).removeAlpha().toColourspace('srgb').raw()
  const { data, info } = await decoded.toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** Stretches an equirectangular picture row by row, blending the two rows nearest to each latitude. */
function toMercatorSquare(picture, side) {
  if (picture.width !== side) throw new Error(`Expected a picture ${side} pixels wide, got ${picture.width}`)
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
  return { pixels, side }
}

function sourceRows({ height }, mercatorY) {
  const [, latitude] = fromMercator([0, mercatorY])
  const position = Math.min(height - 1, Math.max(0, ((90 - latitude) / 180) * height - 0.5))
  const above = Math.floor(position)
  return { above, below: Math.min(height - 1, above + 1), share: position - above }
}
