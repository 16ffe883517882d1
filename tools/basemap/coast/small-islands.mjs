import { boxOf, eachRing, metresAt } from '../rings.mjs'
import { nearestEdge, ringsAround } from './nearby.mjs'

/** In metres: what is smaller is a rock, what is larger is no island that the true coast leaves out. */
const sizes = { least: 120, most: 20_000 }

/**
 * Islands of the fine coast that the true one leaves out, because it is generalised.
 * @param {import('../rings.mjs').Rings} truth
 * @param {import('../rings.mjs').Rings} fine
 * @returns {Float64Array[]}
 */
export function missingIslands(truth, fine) {
  const nearest = nearestEdge(truth)
  const around = ringsAround(truth)
  return [...eachRing(fine)].filter((ring) => {
    if (ring.length < 10) return false
    const [west, south, east, north] = boxOf(ring)
    if (south < -80) return false
    const { across, along } = metresAt(south)
    const size = Math.hypot((east - west) * across, (north - south) * along)
    if (size < sizes.least || size > sizes.most) return false
    const isThere = nearest((west + east) / 2, (south + north) / 2, 350 + size / 2) !== undefined
    return !isThere && around(ring[0], ring[1]).size === 0
  })
}

/**
 * Leaves out rings inside others: islands in lakes, which the outer rings of land hold beside the land around the lake.
 * @param {import('../rings.mjs').Rings} rings
 * @returns {Float64Array[]}
 */
export function withoutInner(rings) {
  const around = ringsAround(rings)
  let number = -1
  return [...eachRing(rings)].filter((ring) => {
    number += 1
    const others = around((ring[0] + ring[2]) / 2, (ring[1] + ring[3]) / 2)
    others.delete(number)
    return others.size === 0
  })
}
