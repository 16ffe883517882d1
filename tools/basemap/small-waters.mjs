import { nearestEdge, ringsAround } from './coast/nearby.mjs'
import { toMercator } from './mercator.mjs'
import { smallWaters } from './places/small-waters.mjs'

/** In metres: so near a lake that is drawn, a place lies on it. */
const onTheLake = 150

/**
 * The waters that have no outline, as points of a tile layer.
 * @param {import('./rings.mjs').Rings} lakes
 * @returns {import('./tiles/clip.mjs').Feature[]}
 */
export function smallWaterPoints(lakes) {
  const around = ringsAround(lakes)
  const shore = nearestEdge(lakes)
  return smallWaters
    .filter(
      ([, longitude, latitude]) =>
        around(longitude, latitude).size % 2 === 0 && !shore(longitude, latitude, onTheLake),
    )
    .map(([name, longitude, latitude]) => ({
      point: toMercator([longitude, latitude]),
      from: 6,
      tags: { name },
    }))
}
