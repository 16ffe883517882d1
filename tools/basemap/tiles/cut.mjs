import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'
import vtpbf from 'vt-pbf'
import { cutTo, mapLayers } from './clip.mjs'

/**
 * How exactly a layer is drawn, in units of a tile: by how much a line may be off, and the smallest area that is drawn.
 * @typedef {{ tolerance: (zoom: number) => number, smallest: (zoom: number) => number, minZoom?: number }} Precision
 */

/**
 * Cuts shapes and points into gzipped Mapbox vector tiles, each tile out of the one above it, so that memory holds one
 * branch at a time. Tiles without any feature are left out.
 * @param {Record<string, import('./clip.mjs').Feature[]>} content by layer, of the tile `root`
 * @param {{ root?: object, maxZoom: number, extent: number, room: number, precision: Record<string, Precision> }} options
 *   `room` is how far shapes reach beyond their tile, as a share of it
 * @returns {Generator<import('../pmtiles-writer.mjs').Tile & { zoom: number }>}
 */
export function* cutTiles(content, { root = { zoom: 0, x: 0, y: 0 }, ...options }) {
  const data = encoded(content, root, options)
  if (data) yield { id: zxyToTileId(root.zoom, root.x, root.y), zoom: root.zoom, data }
  if (root.zoom === options.maxZoom) return
  for (const quarter of quartersOf(root)) {
    const part = cutTo(content, quarter, options.room)
    if (Object.values(part).some((features) => features.length > 0))
      yield* cutTiles(part, { root: quarter, ...options })
  }
}

/** The four tiles below a tile. */
export const quartersOf = ({ zoom, x, y }) =>
  [0, 1, 2, 3].map((part) => ({ zoom: zoom + 1, x: 2 * x + (part & 1), y: 2 * y + (part >> 1) }))

function encoded(content, tile, { extent, precision }) {
  const layers = mapLayers(content, (features) => ({
    features: features.flatMap((feature) => (feature.point ? pointOf(feature, tile, extent) : [])),
  }))
  for (const [name, features] of Object.entries(content)) {
    const { minZoom = 0, tolerance, smallest } = precision[name] ?? {}
    if (tile.zoom < minZoom) layers[name] = { features: [] }
    else if (tolerance) {
      const limits = { tolerance: tolerance(tile.zoom), smallest: smallest(tile.zoom) }
      layers[name].features.push(...features.flatMap((feature) => areaOf(feature, tile, extent, limits)))
    }
  }
  const filled = Object.entries(layers).filter(([, { features }]) => features.length > 0)
  if (filled.length === 0) return undefined
  return gzipSync(vtpbf.fromGeojsonVt(Object.fromEntries(filled), { version: 2, extent }), { level: 9 })
}

function pointOf({ point, tags, from = 0 }, { zoom, x, y }, extent) {
  if (zoom < from) return []
  const size = 2 ** zoom
  return [
    {
      type: 1,
      geometry: [[Math.round((point[0] * size - x) * extent), Math.round((point[1] * size - y) * extent)]],
      tags,
    },
  ]
}

function areaOf({ polygons = [], tags }, { zoom, x, y }, extent, { tolerance, smallest }) {
  const units = extent * 2 ** zoom
  const least = (tolerance / units) ** 2
  const geometry = []
  for (const polygon of polygons) {
    for (const [at, { points, box, scale }] of polygon.entries()) {
      const isOuter = at === 0
      const boxArea = (box[2] - box[0]) * (box[3] - box[1]) * (units * scale) ** 2
      const ring = boxArea < smallest ? [] : drawn(points, least, units, x * extent, y * extent)
      const area = ring.length > 3 ? twiceArea(ring) : 0
      if (Math.abs(area) < smallest) {
        if (isOuter) break
        continue
      }
      if (area > 0 !== isOuter) ring.reverse()
      geometry.push(ring)
    }
  }
  return geometry.length > 0 ? [{ type: 3, geometry, tags }] : []
}

function drawn(points, least, units, left, top) {
  const ring = []
  let [lastX, lastY] = [Number.NaN, Number.NaN]
  for (let at = 0; at < points.length; at += 3) {
    if (points[at + 2] < least) continue
    const [x, y] = [Math.round(points[at] * units - left), Math.round(points[at + 1] * units - top)]
    if (x === lastX && y === lastY) continue
    ring.push([x, y])
    lastX = x
    lastY = y
  }
  return ring
}

/** Positive where a ring runs clockwise on the screen, as outer rings do in a tile. */
function twiceArea(ring) {
  let sum = 0
  for (let at = 1; at < ring.length; at += 1)
    sum += ring[at - 1][0] * ring[at][1] - ring[at][0] * ring[at - 1][1]
  return sum
}
