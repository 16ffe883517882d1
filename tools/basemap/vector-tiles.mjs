import { gzipSync } from 'node:zlib'
import GeoJSONVT from 'geojson-vt'
import { zxyToTileId } from 'pmtiles'
import vtpbf from 'vt-pbf'

/**
 * Cuts layers of GeoJSON into gzipped Mapbox vector tiles; tiles without any feature are left out.
 * @param {Record<string, object>} layers GeoJSON by layer name, in drawing order
 * @param {{ maxZoom: number, isShown?: (properties: object, zoom: number) => boolean }} options
 * @returns {import('./pmtiles-writer.mjs').Tile[]}
 */
export function vectorTiles(layers, { maxZoom, isShown = () => true }) {
  const cutters = Object.entries(layers).map(([name, geojson]) => [name, cutter(name, geojson, maxZoom)])
  const tiles = []
  for (const [zoom, x, y] of tilePyramid(maxZoom)) {
    const content = cutters
      .map(([name, cut]) => [name, cut.getTile(zoom, x, y)?.features ?? []])
      .map(([name, features]) => [
        name,
        { features: features.filter(({ tags }) => isShown(tags ?? {}, zoom)) },
      ])
      .filter(([, { features }]) => features.length > 0)
    if (content.length === 0) continue
    const encoded = vtpbf.fromGeojsonVt(Object.fromEntries(content), { version: 2 })
    tiles.push({ id: zxyToTileId(zoom, x, y), data: gzipSync(encoded, { level: 9 }) })
  }
  return tiles
}

/**
 * Lists the tiles of the world as [zoom, x, y], from zoom 0 to the given one.
 * @param {number} maxZoom
 */
export function* tilePyramid(maxZoom) {
  for (let zoom = 0; zoom <= maxZoom; zoom += 1) {
    for (let x = 0; x < 2 ** zoom; x += 1) {
      for (let y = 0; y < 2 ** zoom; y += 1) yield [zoom, x, y]
    }
  }
}

function cutter(name, geojson, maxZoom) {
  // Shapes overlap their neighbours a little so that outlines meet; a label belongs to one tile only.
  const buffer = name === 'labels' ? 0 : 64
  return new GeoJSONVT(geojson, { maxZoom, indexMaxZoom: maxZoom, indexMaxPoints: 0, extent: 4096, buffer })
}
