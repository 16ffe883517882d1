import { metresAt, ringAt, ringOf, signedArea } from '../rings.mjs'
import { nearestPosition } from './nearby.mjs'

/** In metres: so near a vertex of the fine coast must be to be the same place. */
const samePlace = 700
/** Where the true coast has no vertex for so long, it says nothing of what lies in between. */
const silence = 1200
/** What is farther off than that is no error of the fine coast, but a piece that the true one lacks. */
const missingPiece = 1300
/** A shape longer than that belongs to something else. */
const longestShape = 60_000
/** A shape is moved so that its ends meet those it is put between; farther from them it lies as it lay. */
const reachOfEnds = 3000

/**
 * Keeps every vertex of the true coast and takes the shape between two of them from the fine one. Where the true coast
 * runs straight for long, or cuts off land in long strokes, it has nothing to say, and the fine coast is taken instead.
 * @param {import('../rings.mjs').Rings} truth
 * @param {import('../rings.mjs').Rings} fine lies on the truth, roughly
 * @returns {Float64Array[]} rings
 */
export function conflate(truth, fine) {
  const nearest = nearestPosition(fine)
  const rings = []
  for (let at = 0; at + 1 < truth.starts.length; at += 1) {
    rings.push(withShape(ringAt(truth, at), fine, nearest))
  }
  return rings
}

function withShape(ring, fine, nearest) {
  const count = ring.length / 2 - 1
  const matches = Int32Array.from({ length: count }, (_, at) =>
    nearest(ring[2 * at], ring[2 * at + 1], samePlace),
  )
  const first = matches.findIndex((match) => match >= 0)
  if (first < 0) return Float64Array.from(ring)
  const turn = Math.sign(signedArea(ring))
  const points = []
  for (let step = 0; step < count; ) {
    let next = step + 1
    while (next < count && matches[(first + next) % count] < 0) next += 1
    const chain = []
    for (let at = step; at <= next; at += 1)
      chain.push(ring[2 * ((first + at) % count)], ring[2 * ((first + at) % count) + 1])
    const ends = [matches[(first + step) % count], matches[(first + next) % count]]
    const shape = shapeBetween(chain, ends, fine, turn)
    const inner = shape ?? chain.slice(2, -2)
    points.push(chain[0], chain[1])
    for (const number of inner) points.push(number)
    step = next
  }
  points.push(points[0], points[1])
  return Float64Array.from(points)
}

/** What the fine coast has between the places of two vertices, moved to meet them; nothing if it is not their coast. */
function shapeBetween(chain, [from, to], fine, turn) {
  const { length, longest } = strokesOf(chain)
  if (length < 200 || from === to) return undefined
  const number = ringOf(fine, from)
  if (ringOf(fine, to) !== number) return undefined
  const ring = ringAt(fine, number)
  const path = pathBetween(ring, from - fine.starts[number], to - fine.starts[number])
  if (!path || path.total > longestShape) return undefined
  const moved = movedTo(path, chain)
  const isOneStroke = chain.length === 4
  const off = farthestFrom(moved, chain)
  if (isOneStroke && path.total <= 3.5 * length + 200 && off < Math.max(120, Math.min(300, 0.4 * length)))
    return moved
  if (off < missingPiece || longest < silence) return undefined
  // More land: it was cut off. Less: only where one stroke closes a bay, for what is built into the sea is new.
  const isMoreLand =
    turn * (signedArea(closed(chain, moved)) - signedArea(closed(chain, chain.slice(2, -2)))) > 0
  if (isMoreLand) return path.total < 12 * length + 3000 ? moved : undefined
  return isOneStroke && path.total < 6 * length ? moved : undefined
}

const closed = (chain, inner) => [
  chain[0],
  chain[1],
  ...inner,
  chain.at(-2),
  chain.at(-1),
  chain[0],
  chain[1],
]

function strokesOf(chain) {
  const { across, along } = metresAt(chain[1])
  let [length, longest] = [0, 0]
  for (let at = 2; at < chain.length; at += 2) {
    const stroke = Math.hypot((chain[at] - chain[at - 2]) * across, (chain[at + 1] - chain[at - 1]) * along)
    length += stroke
    longest = Math.max(longest, stroke)
  }
  return { length, longest }
}

/** The shorter way round a ring from one of its positions to another, with how far along it each lies. */
function pathBetween(ring, from, to) {
  const count = ring.length / 2 - 1
  const forward = (to - from + count) % count
  const step = forward <= count - forward ? 1 : -1
  const steps = Math.min(forward, count - forward)
  if (steps < 2 || steps > 1500) return undefined
  const { across, along } = metresAt(ring[2 * from + 1])
  const points = []
  const distances = []
  let total = 0
  for (let at = 0; at <= steps; at += 1) {
    const position = (from + step * at + count) % count
    const [x, y] = [ring[2 * position], ring[2 * position + 1]]
    if (at > 0) total += Math.hypot((x - points.at(-2)) * across, (y - points.at(-1)) * along)
    points.push(x, y)
    distances.push(total)
  }
  return { points, distances, total }
}

/** The inner part of a path, its ends drawn to those of a chain. */
function movedTo({ points, distances, total }, chain) {
  const reach = Math.min(total, reachOfEnds)
  const [startX, startY] = [chain[0] - points[0], chain[1] - points[1]]
  const [endX, endY] = [chain.at(-2) - points.at(-2), chain.at(-1) - points.at(-1)]
  const moved = []
  for (let at = 1; at < distances.length - 1; at += 1) {
    const byStart = Math.max(0, 1 - distances[at] / reach)
    const byEnd = Math.max(0, 1 - (total - distances[at]) / reach)
    moved.push(
      points[2 * at] + startX * byStart + endX * byEnd,
      points[2 * at + 1] + startY * byStart + endY * byEnd,
    )
  }
  return moved
}

/** How far the farthest point of a shape lies from the strokes that it takes the place of, in metres. */
function farthestFrom(shape, chain) {
  const { across, along } = metresAt(chain[1])
  let farthest = 0
  for (let at = 0; at < shape.length; at += 2) {
    let nearest = Number.POSITIVE_INFINITY
    for (let stroke = 0; stroke + 3 < chain.length; stroke += 2) {
      const [x, y] = [(chain[stroke] - shape[at]) * across, (chain[stroke + 1] - shape[at + 1]) * along]
      const stepX = (chain[stroke + 2] - chain[stroke]) * across
      const stepY = (chain[stroke + 3] - chain[stroke + 1]) * along
      const share = Math.max(0, Math.min(1, -(x * stepX + y * stepY) / (stepX * stepX + stepY * stepY || 1)))
      nearest = Math.min(nearest, Math.hypot(x + share * stepX, y + share * stepY))
    }
    farthest = Math.max(farthest, nearest)
  }
  return farthest
}
