import { readFileSync } from 'node:fs'
import { readEtopo, sampler } from './depth/etopo.mjs'
import { filled } from './fill.mjs'
import { blueMarbleFile, coastCache, etopoFile, reliefFile, satelliteFile, tintFile } from './paths.mjs'
import { writePmtiles } from './pmtiles-writer.mjs'
import { pictureTiles, tileSize } from './pyramid.mjs'
import { reliefPixels } from './relief.mjs'
import { eachRing, unpackRings } from './rings.mjs'
import { readPicture, toMercatorSquare } from './satellite.mjs'
import { projected } from './tiles/shapes.mjs'
import { tintPixels } from './tint.mjs'

const maxZoom = 3
const side = tileSize * 2 ** maxZoom
const picture = await readPicture(blueMarbleFile)
const write = (file, tiles, name, attribution, minZoom = 0) =>
  writePmtiles(file, tiles, { tileType: 'webp', minZoom, maxZoom, metadata: { name, attribution } })

// The whole world is what most visitors see first: it comes lighter than what they look at afterwards.
const satellite = await pictureTiles(toMercatorSquare(picture), {
  maxZoom,
  webp: (zoom) => ({ quality: zoom < maxZoom ? 40 : 80, effort: 6, smartSubsample: true }),
})
await write(satelliteFile, satellite, 'Soundings satellite', 'Imagery: NASA Visible Earth (Blue Marble)')

const inPixels = (ring) => projected(ring).map((each) => each * side - 0.5)
const land = filled(eachRing(unpackRings(readFileSync(coastCache))).map(inPixels), side)
const tint = await pictureTiles(
  { pixels: await tintPixels(picture, land), side, channels: 4 },
  { minZoom: maxZoom, maxZoom, webp: () => ({ quality: 50, alphaQuality: 40, effort: 6 }) },
)
await write(tintFile, tint, 'Soundings land tint', 'Imagery: NASA Visible Earth (Blue Marble)', maxZoom)

const relief = await pictureTiles(
  { pixels: reliefPixels(sampler(readEtopo(etopoFile)), side), side, channels: 2 },
  { maxZoom, webp: () => ({ quality: 1, alphaQuality: 8, effort: 6 }) },
)
await write(reliefFile, relief, 'Soundings relief', 'ETOPO5 (NOAA)')
