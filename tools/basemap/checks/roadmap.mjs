import { VectorTile } from '@mapbox/vector-tile'
import Pbf from 'pbf'
import { tilePyramid } from '../vector-tiles.mjs'
import { checkArchive } from './archive.mjs'
import { streaksIn } from './streaks.mjs'

const layerNames = ['borders', 'labels']
const highestZoomForStreaks = 2

/**
 * Checks that the vector tiles hold all layers and every label, and no line runs around the world.
 * @param {string} file
 * @param {{ maxBytes: number, maxZoom: number, labels: object[] }} promise
 * @returns {Promise<string[]>} problems
 */
export async function checkRoadmap(file, { labels, ...promise }) {
  const { archive, problems } = await checkArchive(file, promise)
  const drawnLabels = new Set()
  for (const [zoom, x, y] of tilePyramid(promise.maxZoom)) {
    const tile = await archive.getZxy(zoom, x, y)
    if (!tile) continue
    const { layers } = new VectorTile(new Pbf(tile.data))
    const where = `roadmap tile ${zoom}/${x}/${y}`
    if (zoom === 0) problems.push(...missingLayers(layers).map((name) => `${where} has no layer ${name}`))
    if (zoom <= highestZoomForStreaks) {
      problems.push(
        ...streaksIn(layers, ['borders']).map((name) => `${where} has a streak across layer ${name}`),
      )
    }
    if (zoom === promise.maxZoom) for (const key of labelsIn(layers)) drawnLabels.add(key)
  }
  const lostLabels = labels.map(({ properties }) => keyOf(properties)).filter((key) => !drawnLabels.has(key))
  return [...problems, ...lostLabels.map((key) => `label "${key}" is missing from all tiles`)]
}

function missingLayers(layers) {
  return layerNames.filter((name) => !layers[name])
}

function labelsIn({ labels }) {
  return Array.from({ length: labels?.length ?? 0 }, (_, index) => keyOf(labels.feature(index).properties))
}

function keyOf({ kind, name, rank }) {
  return `${kind}: ${name} (${rank})`
}
