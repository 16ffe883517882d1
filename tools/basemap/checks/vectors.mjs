import { VectorTile } from '@mapbox/vector-tile'
import Pbf from 'pbf'
import { tilePyramid } from '../vector-tiles.mjs'
import { checkArchive } from './archive.mjs'
import { streaksIn } from './streaks.mjs'

/** So far is every tile looked at; below, there are too many. */
const looked = 4
const highestZoomForStreaks = 2

/**
 * Checks that vector tiles hold their layers, and that nothing in them runs around the world.
 * @param {string} file
 * @param {{ maxBytes: number, maxZoom: number, layers: string[] }} promise
 * @returns {Promise<string[]>} problems
 */
export async function checkVectors(file, { layers: expected, ...promise }) {
  const { archive, problems } = await checkArchive(file, promise)
  const name = file.split('/').at(-1)
  for (const [zoom, x, y] of tilePyramid(looked)) {
    const tile = await archive.getZxy(zoom, x, y)
    if (!tile) continue
    const { layers } = new VectorTile(new Pbf(tile.data))
    const where = `${name}: tile ${zoom}/${x}/${y}`
    const missing = zoom === 2 ? expected.filter((layer) => layer === 'land' && !layers[layer]) : []
    problems.push(...missing.map((layer) => `${where} has no layer ${layer}`))
    if (zoom <= highestZoomForStreaks)
      problems.push(
        ...streaksIn(layers, expected).map((layer) => `${where} has a streak across layer ${layer}`),
      )
  }
  return problems
}
