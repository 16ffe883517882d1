// `npm --prefix tools/basemap run first-picture`: the part of the satellite map that a phone sees first, as one small
// picture. It stands where the map will be until the map has come. Run it again when the satellite map changes.
import { open, writeFile } from 'node:fs/promises'
import { PMTiles } from 'pmtiles'
import sharp from 'sharp'
import { mapLimits } from '../../packages/contract/src/map-limits.ts'
import { toMercator } from './mercator.mjs'
import { firstPictureFile, satelliteFile } from './paths.mjs'

const tileSize = 512
/** As wide as the widest phone and as high as the highest, in pixels. */
const size = { width: 768, height: 1_300 }

const file = await open(satelliteFile)
const archive = new PMTiles({
  getKey: () => satelliteFile,
  getBytes: async (offset, length) => {
    const { buffer } = await file.read(new Uint8Array(length), 0, length, offset)
    return { data: buffer.buffer }
  },
})

const { initialZoom: zoom, initialCenter: center } = mapLimits
const across = 2 ** zoom
const places = Array.from({ length: across * across }, (_, at) => [at % across, Math.floor(at / across)])
const tiles = await Promise.all(
  places.map(async ([x, y]) => {
    const { data } = await archive.getZxy(zoom, x, y)
    return { input: Buffer.from(data), left: x * tileSize, top: y * tileSize }
  }),
)
const side = tileSize * across
const world = await sharp({ create: { width: side, height: side, channels: 3, background: '#000' } })
  .composite(tiles)
  .png()
  .toBuffer()
const [x, y] = toMercator([center.lng, center.lat])
const picture = await sharp(world)
  .extract({
    left: Math.round(x * side - size.width / 2),
    top: Math.round(y * side - size.height / 2),
    ...size,
  })
  .webp({ quality: 50, effort: 6 })
  .toBuffer()
await writeFile(firstPictureFile, picture)
await file.close()
console.log(`The first picture of the map is ${Math.round(picture.length / 1024)} kB.`)
