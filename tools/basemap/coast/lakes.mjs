import { eachRing, joinRings, squareKm } from '../rings.mjs'
import { ringsAround } from './nearby.mjs'

/** In square kilometres. */
const smallestLake = 0.1
const smallestIsland = 0.02

/**
 * Lakes on land, each with the islands in it as holes.
 * @param {{ lakes: import('../rings.mjs').Rings, islands: import('../rings.mjs').Rings }} fresh
 * @param {import('../rings.mjs').Rings} land
 * @returns {Float64Array[][]} polygons
 */
export function lakesWithIslands({ lakes, islands }, land) {
  const landAround = ringsAround(land)
  const polygons = [...eachRing(lakes)]
    .filter((ring) => squareKm(ring) >= smallestLake && isMostlyOnLand(ring, landAround))
    .map((ring) => [ring])
  const lakesAround = ringsAround(joinRings(polygons.map(([ring]) => ring)))
  for (const island of eachRing(islands)) {
    if (squareKm(island) < smallestIsland) continue
    const [lake] = lakesAround(island[0], island[1])
    if (lake !== undefined) polygons[lake].push(island)
  }
  return polygons
}

/** A lagoon that is sea on the coast that is drawn is no lake there. */
function isMostlyOnLand(ring, landAround) {
  const samples = 7
  const step = Math.max(1, Math.floor(ring.length / 2 / samples))
  let [dry, all] = [0, 0]
  for (let at = 0; at < ring.length / 2; at += step) {
    all += 1
    if (landAround(ring[2 * at], ring[2 * at + 1]).size > 0) dry += 1
  }
  return dry > all / 2
}
