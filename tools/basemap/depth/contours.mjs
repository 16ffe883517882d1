import { boxOf, signedArea } from '../rings.mjs'

/**
 * The outlines of all that is at least so deep, for each of some levels at once: marching squares, with deeper water on
 * the left of every line.
 * @param {{ values: Float32Array, side: number, at: (column: number, row: number) => [number, number] }} field
 * @param {{ levels: number[], smallest: number }} options areas below `smallest` cells are left out
 * @returns {number[][][][]} by level: polygons, the outer ring first, in the unit square
 */
export function contours(field, { levels, smallest }) {
  const wide = field.side + 2
  const bands = framedBands(field, levels)
  const next = levels.map(() => new Map())
  for (let square = 0; square < wide * (wide - 1) - 1; square += 1) {
    const topLeft = bands[square]
    const topRight = bands[square + 1]
    const bottomLeft = bands[square + wide]
    const bottomRight = bands[square + wide + 1]
    if (topLeft === topRight && topLeft === bottomLeft && topLeft === bottomRight) continue
    const most = Math.max(topLeft, topRight, bottomLeft, bottomRight)
    for (let level = Math.min(topLeft, topRight, bottomLeft, bottomRight); level < most; level += 1) {
      const corners =
        (topLeft > level ? 8 : 0) |
        (topRight > level ? 4 : 0) |
        (bottomRight > level ? 2 : 0) |
        (bottomLeft > level ? 1 : 0)
      addLines(next[level], corners, square, wide)
    }
  }
  return levels.map((level, at) => polygonsOf(ringsOf(next[at], field, level), smallestArea(field, smallest)))
}

/** How many levels lie above each place, in a frame of land that closes every line. */
function framedBands({ values, side }, levels) {
  const bands = new Uint8Array((side + 2) ** 2)
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const metres = values[row * side + column]
      let band = 0
      while (band < levels.length && metres >= levels[band]) band += 1
      bands[(row + 1) * (side + 2) + column + 1] = band
    }
  }
  return bands
}

function smallestArea({ at }, cells) {
  const size = at(1, 0)[0] - at(0, 0)[0]
  return cells * size * size
}

/** The sides of a square by number: a line through it leads from one to another. */
const [north, east, south, west] = [0, 1, 2, 3]
const lines = {
  1: [[west, south]],
  2: [[south, east]],
  3: [[west, east]],
  4: [[east, north]],
  5: [
    [west, north],
    [east, south],
  ],
  6: [[south, north]],
  7: [[west, north]],
  8: [[north, west]],
  9: [[north, south]],
  10: [
    [north, east],
    [south, west],
  ],
  11: [[north, east]],
  12: [[east, west]],
  13: [[east, south]],
  14: [[south, west]],
}

/** Every side of a square has a number that its neighbour knows it by too: even ones lie across, odd ones upright. */
function addLines(next, corners, square, wide) {
  const numbers = [2 * square, 2 * (square + 1) + 1, 2 * (square + wide), 2 * square + 1]
  for (const [from, to] of lines[corners]) next.set(numbers[from], numbers[to])
}

function ringsOf(next, field, level) {
  const rings = []
  for (const start of next.keys()) {
    const ring = []
    for (let key = start; next.has(key); ) {
      const follower = next.get(key)
      next.delete(key)
      const [x, y] = crossing(key, field, level)
      ring.push(x, y)
      key = follower
    }
    if (ring.length < 6) continue
    ring.push(ring[0], ring[1])
    rings.push(rounded(ring))
  }
  return rings
}

/** Where a side of a square is exactly so deep. */
function crossing(key, { values, side, at }, level) {
  const isUpright = key % 2 === 1
  const square = (key - (isUpright ? 1 : 0)) / 2
  const column = (square % (side + 2)) - 1
  const row = Math.floor(square / (side + 2)) - 1
  const read = (x, y) => (x < 0 || y < 0 || x >= side || y >= side ? -1e6 : values[y * side + x])
  const from = read(column, row)
  const to = isUpright ? read(column, row + 1) : read(column + 1, row)
  const share = (level - from) / (to - from)
  return isUpright ? at(column, row + share) : at(column + share, row)
}

/** Cuts the corners of a ring, after Chaikin: the cells are coarse. */
function rounded(ring) {
  const round = []
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const [x, y, toX, toY] = [ring[at], ring[at + 1], ring[at + 2], ring[at + 3]]
    round.push(0.75 * x + 0.25 * toX, 0.75 * y + 0.25 * toY, 0.25 * x + 0.75 * toX, 0.25 * y + 0.75 * toY)
  }
  round.push(round[0], round[1])
  return round
}

/** Rings around deep water, which run clockwise on the screen, each with those around shallower water inside it. */
function polygonsOf(rings, smallest) {
  const sized = rings
    .map((ring) => ({ ring, area: signedArea(ring), box: boxOf(ring), holes: [] }))
    .filter(({ area }) => Math.abs(area) >= smallest)
  const outer = sized.filter(({ area }) => area > 0).sort((one, other) => one.area - other.area)
  for (const { ring, area } of sized.filter((each) => each.area < 0)) {
    const [x, y] = ring
    outer
      .find((each) => each.area > -area && isInBox(each.box, x, y) && isInRing(each.ring, x, y))
      ?.holes.push(ring)
  }
  return outer.map(({ ring, holes }) => [ring, ...holes])
}

const isInBox = ([west, south, east, north], x, y) => x > west && x < east && y > south && y < north

function isInRing(ring, x, y) {
  let isInside = false
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const [fromX, fromY, toX, toY] = [ring[at], ring[at + 1], ring[at + 2], ring[at + 3]]
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX))
      isInside = !isInside
  }
  return isInside
}
