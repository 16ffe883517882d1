import { readFileSync } from 'node:fs'
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import type { Coordinates } from '@soundings/contract/common'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'

const file = new URL('../../../web/public/map/coast.pmtiles', import.meta.url)
/** The last zoom of the archive. */
const zoom = 8
const earthMetres = 40_075_017
/** Shapes reach this far beyond their tile, in its units; their edges there are cuts and no coast. */
const room = 160

type Line = { x: number; y: number }[]

const openCoast = () => {
  const bytes = readFileSync(file)
  return new PMTiles({
    getKey: () => file.href,
    getBytes: async (offset, length) => ({
      data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
    }),
  })
}

const onTile = ([lng, lat]: Coordinates) => {
  const side = 2 ** zoom
  const x = (lng / 360 + 0.5) * side
  const y = (0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * side
  return { column: Math.floor(x), row: Math.floor(y), x: x % 1, y: y % 1 }
}

const linesOf = (layer: VectorTile['layers'][string] | undefined): Line[] =>
  Array.from({ length: layer?.length ?? 0 }, (_, at) => layer?.feature(at))
    .filter((feature): feature is VectorTileFeature => feature !== undefined)
    .flatMap((feature) => feature.loadGeometry())

const isInside = (lines: Line[], x: number, y: number): boolean => {
  let inside = false
  for (const line of lines)
    line.forEach((to, at) => {
      const from = line[at - 1]
      if (from && from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
        inside = !inside
    })
  return inside
}

const isCut = (from: { x: number; y: number }, to: { x: number; y: number }, extent: number) =>
  (['x', 'y'] as const).some(
    (axis) => from[axis] === to[axis] && (from[axis] === -room || from[axis] === extent + room),
  )

/** From a point to the nearest coast, in units of the tile; infinite where the tile has none. */
const distance = (lines: Line[], x: number, y: number, extent: number): number => {
  let nearest = Number.POSITIVE_INFINITY
  for (const line of lines)
    line.forEach((to, at) => {
      const from = line[at - 1]
      if (!from || isCut(from, to, extent)) return
      const [stepX, stepY] = [to.x - from.x, to.y - from.y]
      const share = ((x - from.x) * stepX + (y - from.y) * stepY) / (stepX ** 2 + stepY ** 2 || 1)
      const along = Math.max(0, Math.min(1, share))
      nearest = Math.min(nearest, Math.hypot(from.x + along * stepX - x, from.y + along * stepY - y))
    })
  return nearest
}

/** Answers how many metres inland a point lies on the map's own coast; 0 on the sea. */
export const readLand = (): ((point: Coordinates) => Promise<number>) => {
  const coast = openCoast()
  return async (point) => {
    const { column, row, x, y } = onTile(point)
    const tile = await coast.getZxy(zoom, column, row)
    if (!tile) return 0
    const land = new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers.land
    const extent = land?.extent ?? 1
    const lines = linesOf(land)
    if (!isInside(lines, x * extent, y * extent)) return 0
    const metres = (earthMetres / 2 ** zoom / extent) * Math.cos((point[1] * Math.PI) / 180)
    return distance(lines, x * extent, y * extent, extent) * metres
  }
}
