/**
 * Outlines by the million: all positions lie in one array, longitude and latitude by turns, and each closed ring is a
 * part of it that repeats its first position at its end.
 *
 * @typedef {{ points: Float64Array, starts: Uint32Array }} Rings `starts` counts positions, and ends with their number
 */

const metresPerDegree = 111_195

/** How many metres a degree of longitude has at a latitude, and one of latitude everywhere. */
export const metresAt = (latitude) => ({
  across: metresPerDegree * Math.cos((latitude * Math.PI) / 180),
  along: metresPerDegree,
})

/**
 * Puts rings one behind the other.
 * @param {ArrayLike<number>[]} rings
 * @returns {Rings}
 */
export function joinRings(rings) {
  const starts = new Uint32Array(rings.length + 1)
  rings.forEach((ring, at) => {
    starts[at + 1] = starts[at] + ring.length / 2
  })
  const points = new Float64Array(2 * starts[rings.length])
  rings.forEach((ring, at) => {
    points.set(ring, 2 * starts[at])
  })
  return { points, starts }
}

/** @param {Rings} rings */
export const countRings = ({ starts }) => starts.length - 1

/** The positions of one ring, shared with all of them. */
export const ringAt = ({ points, starts }, at) => points.subarray(2 * starts[at], 2 * starts[at + 1])

/** @param {Rings} rings */
export function* eachRing(rings) {
  for (let at = 0; at < countRings(rings); at += 1) yield ringAt(rings, at)
}

/** Which ring a position belongs to. */
export function ringOf({ starts }, position) {
  let [low, high] = [0, starts.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (starts[middle] <= position) low = middle
    else high = middle
  }
  return low
}

/** @returns {[west: number, south: number, east: number, north: number]} */
export function boxOf(ring) {
  const box = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (let at = 0; at < ring.length; at += 2) {
    box[0] = Math.min(box[0], ring[at])
    box[1] = Math.min(box[1], ring[at + 1])
    box[2] = Math.max(box[2], ring[at])
    box[3] = Math.max(box[3], ring[at + 1])
  }
  return box
}

/** The area that a ring encloses, positive where it runs anticlockwise; in the square of its units. */
export function signedArea(ring) {
  let sum = 0
  for (let at = 0; at + 3 < ring.length; at += 2) sum += ring[at] * ring[at + 3] - ring[at + 2] * ring[at + 1]
  return sum / 2
}

/** The area that a ring of longitudes and latitudes encloses, near enough for what is small. */
export function squareKm(ring) {
  const { across, along } = metresAt(ring[1])
  return (Math.abs(signedArea(ring)) * across * along) / 1e6
}

/** A file of rings: how many there are, where each starts, and all positions. */
export function packRings({ points, starts }) {
  const head = new Float64Array(1 + starts.length)
  head[0] = starts.length
  head.set(starts, 1)
  return [Buffer.from(head.buffer), Buffer.from(points.buffer, points.byteOffset, points.byteLength)]
}

/** @returns {Rings} */
export function unpackRings(bytes) {
  const numbers = new Float64Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 8)
  const starts = Uint32Array.from(numbers.subarray(1, 1 + numbers[0]))
  return { starts, points: numbers.subarray(1 + numbers[0]) }
}

/** Polygons as rings one behind the other: outer ones run anticlockwise, their holes follow and run clockwise. */
export const joinPolygons = (polygons) =>
  joinRings(polygons.flatMap((polygon) => polygon.map((ring, at) => turned(ring, at === 0 ? 1 : -1))))

/** @param {Rings} rings made by `joinPolygons` */
export function splitPolygons(rings) {
  const polygons = []
  for (const ring of eachRing(rings)) {
    if (signedArea(ring) > 0) polygons.push([ring])
    else polygons.at(-1)?.push(ring)
  }
  return polygons
}

function turned(ring, direction) {
  if (Math.sign(signedArea(ring)) === direction) return ring
  const back = new Float64Array(ring.length)
  for (let at = 0; at < ring.length; at += 2) {
    back[at] = ring[ring.length - 2 - at]
    back[at + 1] = ring[ring.length - 1 - at]
  }
  return back
}
