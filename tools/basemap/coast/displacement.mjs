import { metresAt } from '../rings.mjs'
import { nearestEdge } from './nearby.mjs'

const perDegree = 8
const width = 360 * perDegree
const height = 180 * perDegree
/** How far apart two outlines of one coast may be at first, in metres, and over how many cells they are averaged. */
const rounds = [
  { reach: 1600, spread: 3 },
  { reach: 900, spread: 2 },
  { reach: 600, spread: 2 },
]
/** Of the positions of a coast, one in so many is measured. */
const oneIn = 6

/**
 * Moves outlines by a smooth field so that their coast comes to lie on that of a reference. Along a straight coast only
 * the distance across it is known, so what is averaged is how far a coast is off in the direction it looks in.
 * @param {import('../rings.mjs').Rings} coast
 * @param {import('../rings.mjs').Rings} reference
 * @param {import('../rings.mjs').Rings[]} others what moves with the coast
 */
export function moveOnto(coast, reference, others) {
  const nearest = nearestEdge(reference)
  for (const { reach, spread } of rounds) {
    const field = fieldOf(measure(coast, nearest, reach), spread)
    for (const rings of [coast, ...others]) move(rings, field)
  }
}

/** Sums up per cell how far the coast is off: a symmetric matrix of directions, and a vector. */
function measure({ points }, nearest, reach) {
  const sums = Array.from({ length: 5 }, () => new Float32Array(width * height))
  for (let at = 0; at < points.length; at += 2 * oneIn) {
    const [longitude, latitude] = [points[at], points[at + 1]]
    const way = nearest(longitude, latitude, reach)
    if (!way) continue
    const weight = 1 / (1 + (way.distance / 250) ** 2)
    const [x, y] = [way.x / (way.distance || 1), way.y / (way.distance || 1)]
    const row = Math.min(height - 1, Math.floor((latitude + 90) * perDegree))
    const cell = row * width + (Math.floor((longitude + 180) * perDegree) % width)
    sums[0][cell] += weight * x * x
    sums[1][cell] += weight * x * y
    sums[2][cell] += weight * y * y
    sums[3][cell] += weight * x * way.distance
    sums[4][cell] += weight * y * way.distance
  }
  return sums
}

/** The displacement in each cell that fits best what was measured around it; none where little was. */
function fieldOf(sums, spread) {
  for (const sum of sums) for (let pass = 0; pass < 2; pass += 1) blur(sum, spread)
  const [xx, xy, yy, alongX, alongY] = sums
  const east = new Float32Array(width * height)
  const north = new Float32Array(width * height)
  for (let cell = 0; cell < east.length; cell += 1) {
    const reserve = 2 + 0.15 * (xx[cell] + yy[cell])
    const [a, b, d] = [xx[cell] + reserve, xy[cell], yy[cell] + reserve]
    const determinant = a * d - b * b
    east[cell] = (d * alongX[cell] - b * alongY[cell]) / determinant
    north[cell] = (a * alongY[cell] - b * alongX[cell]) / determinant
  }
  return { east, north }
}

/** Sums over a square around each cell, in place; the world goes round, its poles do not. */
function blur(values, radius) {
  const line = new Float32Array(Math.max(width, height))
  for (let y = 0; y < height; y += 1) {
    line.set(values.subarray(y * width, (y + 1) * width))
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      for (let step = -radius; step <= radius; step += 1) sum += line[(x + step + width) % width]
      values[y * width + x] = sum
    }
  }
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) line[y] = values[y * width + x]
    for (let y = 0; y < height; y += 1) {
      let sum = 0
      for (let at = Math.max(0, y - radius); at <= Math.min(height - 1, y + radius); at += 1) sum += line[at]
      values[y * width + x] = sum
    }
  }
}

function move({ points }, { east, north }) {
  for (let at = 0; at < points.length; at += 2) {
    const [longitude, latitude] = [points[at], points[at + 1]]
    if (Math.abs(longitude) === 180 || latitude < -84) continue
    const [x, y] = [(longitude + 180) * perDegree - 0.5, (latitude + 90) * perDegree - 0.5]
    const { across, along } = metresAt(latitude)
    points[at] = Math.max(-180, Math.min(180, longitude + between(east, x, y) / across))
    points[at + 1] = latitude + between(north, x, y) / along
  }
}

/** The value between the middles of four cells. */
function between(field, x, y) {
  const row = Math.max(0, Math.min(height - 2, Math.floor(y)))
  const column = Math.floor(x)
  const [right, up] = [x - column, Math.max(0, Math.min(1, y - row))]
  const at = (aside, above) => field[(row + above) * width + ((column + aside + width) % width)]
  const low = at(0, 0) * (1 - right) + at(1, 0) * right
  return low * (1 - up) + (at(0, 1) * (1 - right) + at(1, 1) * right) * up
}
