import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { contours } from './depth/contours.mjs'
import { readEtopo, sampler, seaFloor, softened } from './depth/etopo.mjs'
import { depthField, margin } from './depth/field.mjs'
import { fromMercator } from './mercator.mjs'
import { coastCache, depthFile, etopoFile, outputFolder } from './paths.mjs'
import { writePmtiles } from './pmtiles-writer.mjs'
import { eachRing, unpackRings } from './rings.mjs'
import { cutTo } from './tiles/clip.mjs'
import { cutTiles, quartersOf } from './tiles/cut.mjs'
import { projected, shapeOf } from './tiles/shapes.mjs'

const extent = 4096
/** Depths in metres at which the shade of the water changes. */
const levels = [10, 20, 35, 50, 100, 200, 500, 1000, 2000, 3000, 4000, 5000, 6000]
/** Drawn as 0: a little up the shore, so that it reaches below the land everywhere. */
const shore = -15

/** The whole world for the zooms far out, and each part of it for those near by: tiles with so many cells a side. */
const views = [
  { zoom: 0, maxZoom: 3, cells: 4096 },
  { zoom: 4, maxZoom: 7, cells: 2048 },
]
/** Out at sea there is nothing to be exact about. */
const cellsAtSea = 256
const fewestCells = 512

const floor = sampler(softened(seaFloor(readEtopo(etopoFile))))
const finestCell = 1 / (views.at(-1).cells * 2 ** views.at(-1).zoom)
const land = Array.from(eachRing(unpackRings(readFileSync(coastCache))), (ring) => ({
  polygons: [[shapeOf(projected(ring), (0.1 * finestCell) ** 2)]],
}))

/** Visits the tiles of a zoom with the land in each and around it. */
function* tilesAt(zoom, content, room, tile = { zoom: 0, x: 0, y: 0 }) {
  if (tile.zoom === zoom) yield { tile, land: content.land }
  else
    for (const quarter of quartersOf(tile)) yield* tilesAt(zoom, cutTo(content, quarter, room), room, quarter)
}

/** Mercator stretches the north and south: a tile there needs fewer cells for them to be as fine on the ground. */
function cellsFor({ zoom, y }, cells) {
  const latitudes = [y, y + 1].map((edge) => Math.abs(fromMercator([0, edge / 2 ** zoom])[1]))
  const widest = zoom === 0 ? 1 : Math.cos((Math.min(...latitudes) * Math.PI) / 180)
  return Math.max(fewestCells, Math.round(cells * widest))
}

function bandsIn(tile, around, { cells, maxZoom }) {
  const field = depthField(around, tile, {
    cells: around.length > 0 ? cellsFor(tile, cells) : cellsAtSea,
    floor,
  })
  const least = (0.5 / extent / 2 ** maxZoom) ** 2
  return contours(field, { levels: [shore, ...levels], smallest: 6 }).flatMap((polygons, at) => ({
    tags: { depth: levels[at - 1] ?? 0 },
    polygons: polygons.map((polygon) => polygon.map((ring) => shapeOf(ring, least))),
  }))
}

const tiles = []
for (const view of views) {
  for (const { tile, land: around } of tilesAt(view.zoom, { land }, (2 * margin) / fewestCells)) {
    for (const cut of cutTiles(
      { depth: bandsIn(tile, around, view) },
      {
        root: tile,
        maxZoom: view.maxZoom,
        extent,
        room: 64 / extent,
        precision: {
          depth: {
            tolerance: (zoom) => (zoom === view.maxZoom ? 7 : 10),
            smallest: (zoom) => (zoom === view.maxZoom ? 600 : 1000),
          },
        },
      },
    ))
      tiles.push(cut)
  }
}
await mkdir(outputFolder, { recursive: true })
await writePmtiles(depthFile, tiles, {
  tileType: 'mvt',
  maxZoom: views.at(-1).maxZoom,
  metadata: {
    name: 'Soundings depth bands, not for navigation',
    attribution: 'ETOPO5 (NOAA)',
    vector_layers: [{ id: 'depth', fields: { depth: 'Number' } }],
  },
})
