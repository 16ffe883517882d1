import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { coastCache, coastFile, lakesCache, outputFolder } from './paths.mjs'
import { regions, towns } from './places/index.mjs'
import { writePmtiles } from './pmtiles-writer.mjs'
import { eachRing, splitPolygons, unpackRings } from './rings.mjs'
import { smallWaterPoints } from './small-waters.mjs'
import { cutTiles } from './tiles/cut.mjs'
import { projected, shapeOf } from './tiles/shapes.mjs'
import { townPoints } from './towns.mjs'

const maxZoom = 8
/** As fine as MapLibre keeps it: a unit of the last zoom is 19 m on the equator. */
const extent = 8192
const finest = 1.5

const least = (finest / extent / 2 ** maxZoom) ** 2
const shape = (ring) => shapeOf(projected(ring), least)

const land = unpackRings(readFileSync(coastCache))
const lakes = unpackRings(readFileSync(lakesCache))
const content = {
  land: Array.from(eachRing(land), (ring) => ({ polygons: [[shape(ring)]] })),
  water: splitPolygons(lakes).map((polygon) => ({ polygons: [polygon.map(shape)] })),
  places: townPoints(land, [...regions, ...towns]),
  'small-waters': smallWaterPoints(lakes),
}
const tiles = []
for (const tile of cutTiles(content, {
  maxZoom,
  extent,
  room: 160 / extent,
  precision: {
    land: {
      tolerance: (zoom) => (zoom === maxZoom ? finest : zoom < 4 ? 14 : 8),
      smallest: (zoom) => (zoom === maxZoom ? 10 : zoom < 4 ? 400 : 120),
    },
    water: {
      minZoom: 2,
      tolerance: (zoom) => (zoom === maxZoom ? finest : 10),
      smallest: (zoom) => (zoom === maxZoom ? 60 : 2500),
    },
  },
}))
  tiles.push(tile)
await mkdir(outputFolder, { recursive: true })
await writePmtiles(coastFile, tiles, {
  tileType: 'mvt',
  maxZoom,
  metadata: {
    name: 'Soundings coast',
    attribution: '© OpenStreetMap contributors (ODbL), GSHHG (LGPL), GeoNames (CC BY 4.0)',
    vector_layers: [
      { id: 'land', fields: {} },
      { id: 'water', fields: {} },
      { id: 'places', fields: { name: 'String', rank: 'Number', size: 'Number' } },
      { id: 'small-waters', fields: { name: 'String' } },
    ],
  },
})
