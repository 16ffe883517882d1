/** @typedef {import('./antimeridian.mjs').Line} Line */

const radians = Math.PI / 180
const earthRadiusKm = 6371

/**
 * Area enclosed by a ring on the globe, in square kilometres.
 * @param {Line} ring
 */
export function ringAreaKm2(ring) {
  let sum = 0
  for (const [[fromX, fromY], [toX, toY]] of segments(ring)) {
    sum += (toX - fromX) * radians * (2 + Math.sin(fromY * radians) + Math.sin(toY * radians))
  }
  return Math.abs((sum * earthRadiusKm ** 2) / 2)
}

/**
 * Tells whether a position lies inside a polygon and outside its holes, by counting crossed edges.
 * @param {[number, number]} position
 * @param {Line[]} polygon
 */
export function isInside([x, y], polygon) {
  let inside = false
  for (const ring of polygon) {
    for (const [[fromX, fromY], [toX, toY]] of segments(ring)) {
      const crosses = fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)
      if (crosses) inside = !inside
    }
  }
  return inside
}

/**
 * Distance from a position to the nearest point of a line, in kilometres; exact enough below a few hundred.
 * @param {[number, number]} position
 * @param {Line} line
 */
export function distanceKm([x, y], line) {
  const kmPerDegree = earthRadiusKm * radians
  const squeeze = Math.cos(y * radians)
  let nearest = Number.POSITIVE_INFINITY
  for (const [from, to] of segments(line)) {
    const [fromX, fromY] = [(from[0] - x) * squeeze, from[1] - y]
    const [stepX, stepY] = [(to[0] - from[0]) * squeeze, to[1] - from[1]]
    const along = -(fromX * stepX + fromY * stepY) / (stepX ** 2 + stepY ** 2 || 1)
    const share = Math.min(1, Math.max(0, along))
    nearest = Math.min(nearest, Math.hypot(fromX + stepX * share, fromY + stepY * share))
  }
  return nearest * kmPerDegree
}

function* segments(line) {
  for (let index = 1; index < line.length; index += 1) yield [line[index - 1], line[index]]
}
