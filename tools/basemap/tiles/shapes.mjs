import { toMercator } from '../mercator.mjs'
import { boxOf } from '../rings.mjs'

/**
 * A ring as the tile cutter needs it: triples of x, y and weight in the Web Mercator unit square. The weight of a
 * position is the squared distance by which the line would be off without it, so each zoom leaves out what is lighter
 * than its tolerance, and neighbouring tiles leave out the same.
 *
 * @typedef {{ points: Float64Array, box: number[], scale: number }} Shape `scale` is how much Mercator stretches there
 */

/** Shapes reach over the antimeridian by so much, so that no outline is drawn along it. */
const overTheEdge = 0.2 / 360

/** A ring of longitudes and latitudes in the unit square. */
export function projected(ring) {
  const points = new Float64Array(ring.length)
  for (let at = 0; at < ring.length; at += 2) {
    const [x, y] = toMercator([ring[at], Math.min(85.06, ring[at + 1])])
    points[at] = x >= 1 ? 1 + overTheEdge : x <= 0 ? -overTheEdge : x
    points[at + 1] = ring[at + 1] < -85 ? 1.01 : y
  }
  return points
}

/**
 * Weighs the positions of a closed ring after Douglas and Peucker, and drops what is lighter than `least`.
 * @param {ArrayLike<number>} ring x and y by turns, in the unit square
 * @returns {Shape}
 */
export function shapeOf(ring, least = 0) {
  const count = ring.length / 2
  const weights = new Float64Array(count)
  const far = farthestFromStart(ring)
  weights[0] = weights[far] = weights[count - 1] = 1
  weigh(ring, weights, 0, far)
  weigh(ring, weights, far, count - 1)
  const box = boxOf(ring)
  const kept = []
  for (let at = 0; at < count; at += 1) {
    const weight = weights[at] * scaleAt(ring[2 * at + 1]) ** 2
    if (weight >= least || weights[at] === 1)
      kept.push(ring[2 * at], ring[2 * at + 1], weights[at] === 1 ? 1 : weight)
  }
  return { points: Float64Array.from(kept), box, scale: scaleAt((box[1] + box[3]) / 2) }
}

/** Tolerances count on the ground, so the far north and south are drawn coarser, and coarser still where few dive. */
function scaleAt(y) {
  const onGround = 1 / Math.cosh(Math.PI * (1 - 2 * Math.max(0, Math.min(1, y))))
  return onGround < 0.5 ? onGround * Math.max(0.2, 1 - (0.5 - onGround) * 4) : onGround
}

/** A closed ring ends where it starts, so its line begins with the two halves to the farthest position. */
function farthestFromStart(ring) {
  let [best, far] = [-1, 0]
  for (let at = 2; at < ring.length - 2; at += 2) {
    const distance = (ring[at] - ring[0]) ** 2 + (ring[at + 1] - ring[1]) ** 2
    if (distance > best) [best, far] = [distance, at / 2]
  }
  return far
}

function weigh(ring, weights, first, last) {
  const waiting = [first, last]
  while (waiting.length > 0) {
    const to = waiting.pop()
    const from = waiting.pop()
    const { at, distance } = farthestFromLine(ring, from, to)
    if (at < 0 || distance < 1e-18) continue
    weights[at] = Math.max(weights[at], distance)
    if (at - from > 1) waiting.push(from, at)
    if (to - at > 1) waiting.push(at, to)
  }
}

function farthestFromLine(ring, from, to) {
  const [x, y] = [ring[2 * from], ring[2 * from + 1]]
  const [stepX, stepY] = [ring[2 * to] - x, ring[2 * to + 1] - y]
  const length = stepX * stepX + stepY * stepY
  const found = { at: -1, distance: 0 }
  for (let at = from + 1; at < to; at += 1) {
    const [dx, dy] = [ring[2 * at] - x, ring[2 * at + 1] - y]
    const share = length > 0 ? Math.max(0, Math.min(1, (dx * stepX + dy * stepY) / length)) : 0
    const distance = (dx - share * stepX) ** 2 + (dy - share * stepY) ** 2
    if (distance > found.distance) {
      found.distance = distance
      found.at = at
    }
  }
  return found
}
