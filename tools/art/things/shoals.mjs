import { Mesh } from '../engine/mesh.mjs'
import { noise } from '../engine/noise.mjs'
import { add, cross, mixed, subtract, times, unit } from '../engine/vector.mjs'
import { fish, kinds } from './fish.mjs'

/** @typedef {import('../engine/random.mjs').Random} Random @typedef {import('../engine/vector.mjs').Vector} Vector */

const bends = [-0.35, -0.15, 0, 0.2, 0.38]

/** The same fish in several strokes of the tail, so that no two neighbours swim in step. */
const strokes = (kind, options) => bends.map((bend) => fish(kinds[kind], bend, options))

const heading = ([x, y, z]) => ({
  yaw: Math.atan2(-z, x),
  pitch: Math.asin(Math.max(-0.9, Math.min(0.9, y))),
})

/** Keeps a share of points so that no two stand closer than `apart`. */
function apartFrom(points, apart) {
  const kept = []
  for (const point of points) {
    const tight = kept.some(({ at }) => {
      const [dx, dy, dz] = subtract(at, point.at)
      return dx * dx + dy * dy * 1.8 + dz * dz * 0.6 < apart * apart
    })
    if (!tight) kept.push(point)
  }
  return kept
}

function place(world, random, swimmers, { kind, size, wobble = 0.12, material = 'bare', options }) {
  const bodies = strokes(kind, options)
  const mesh = new Mesh()
  for (const { at, toward, by = 1 } of swimmers) {
    const aim = unit(add(toward, [random.around(wobble), random.around(wobble * 0.6), random.around(wobble)]))
    mesh.append(random.pick(bodies), {
      at,
      ...heading(aim),
      roll: random.around(0.12),
      scale: size * by * random.between(0.85, 1.15),
    })
  }
  world.add(material, mesh)
}

/**
 * A school that follows a line: dense along its middle, thinning out at its ends and edges, all
 * heading along the line.
 * @param {object} school
 * @param {Vector[]} school.path at least two points; a smooth line is drawn through them
 * @param {number} school.count @param {number} school.radius in metres, across the line
 * @param {number} [school.flat] how much less high than wide it is
 */
export function ribbon(
  world,
  random,
  { kind, path, count, radius, size, flat = 0.6, apart, wobble, options },
) {
  const points = []
  const along = spline(path)
  for (let index = 0; index < count * 3; index += 1) {
    const v = 0.5 + random.around(0.62)
    if (v < 0 || v > 1) continue
    const at = along(v)
    const toward = unit(subtract(along(Math.min(1, v + 0.02)), along(Math.max(0, v - 0.02))))
    const side = unit(cross(toward, [0, 1, 0]))
    const body = Math.sin(Math.PI * v) ** 0.55 * (0.75 + 0.35 * noise(v * 5, radius, count))
    const turn = random.between(0, 2 * Math.PI)
    const out =
      radius *
      body *
      (random.chance(0.12) ? random.between(0.9, 1.7) : Math.sqrt(random.next()) * random.between(0.5, 1))
    const off = add(times(side, Math.cos(turn) * out), [0, Math.sin(turn) * out * flat, 0])
    points.push({ at: add(at, off), toward })
  }
  place(world, random, apartFrom(points, apart ?? size * 0.75).slice(0, count), {
    kind,
    size,
    wobble,
    options,
  })
}

/** Fish circling an upright axis: a tornado when high, a ball when round. */
export function whirl(
  world,
  random,
  { kind, center, radius, height, count, size, waist = 0.6, thick = 0.3, options },
) {
  const points = []
  for (let index = 0; index < count * 3; index += 1) {
    const v = random.next()
    const wide = radius * (waist + (1 - waist) * Math.abs(v - 0.4) * 1.6) * (1 - thick * random.next() ** 0.7)
    const turn = random.between(0, 2 * Math.PI)
    const shift = [noise(v * 2, 1, radius) * radius * 0.5, 0, noise(v * 2, 7, radius) * radius * 0.4]
    const at = add(add(center, shift), [Math.cos(turn) * wide, (v - 0.5) * height, Math.sin(turn) * wide])
    points.push({ at, toward: unit([Math.sin(turn), 0.06, -Math.cos(turn)]) })
  }
  place(world, random, apartFrom(points, size * 0.62).slice(0, count), { kind, size, wobble: 0.1, options })
}

/** Fish that hover around something, heads to the current: no school, each at its own business. */
export function hovering(
  world,
  random,
  { kind, center, spread, count, size, toward = [1, 0, 0], wobble = 0.6, floor, options },
) {
  const points = []
  for (let index = 0; index < count * 2; index += 1) {
    const at = add(center, [random.around(spread[0]), random.around(spread[1]), random.around(spread[2])])
    if (floor && at[1] < floor(at[0], at[2]) + size * 0.6) continue
    points.push({ at, toward, by: random.between(0.7, 1.15) })
  }
  place(world, random, apartFrom(points, size * 0.9).slice(0, count), { kind, size, wobble, options })
}

/** A few single fish, each where it was put. */
export function singles(world, random, kind, list) {
  for (const { at, toward, size, bend } of list)
    world.add('bare', fish(kinds[kind], bend ?? random.around(0.3), { sides: 14, steps: 24 }), {
      at,
      ...heading(unit(toward)),
      scale: size,
    })
}

/** A smooth line through points, asked for at 0 to 1. */
export function spline(points) {
  const last = points.length - 1
  const point = (at) => {
    if (at < 0) return add(points[0], subtract(points[0], points[1]))
    if (at > last) return add(points[last], subtract(points[last], points[last - 1]))
    return points[at]
  }
  return (v) => {
    const place = Math.min(0.9999, Math.max(0, v)) * last
    const at = Math.floor(place)
    const t = place - at
    if (last === 1) return mixed(points[0], points[1], t)
    const [a, b, c, d] = [point(at - 1), point(at), point(at + 1), point(at + 2)]
    return [0, 1, 2].map(
      (axis) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t),
    )
  }
}
