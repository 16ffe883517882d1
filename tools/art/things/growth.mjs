import { Mesh } from '../engine/mesh.mjs'
import { noise } from '../engine/noise.mjs'
import { cross, dot, lengthOf, subtract, times, unit } from '../engine/vector.mjs'

/**
 * A kind of growth, how often it comes, and its colours.
 * @typedef {[(random: import('../engine/random.mjs').Random, color: any) => import('../engine/mesh.mjs').Mesh, number, any[]]} Kind
 */

const pickKind = (random, kinds) => {
  let at = random.next() * kinds.reduce((sum, [, often]) => sum + often, 0)
  return kinds.find(([, often]) => {
    at -= often
    return at < 0
  })
}

/** A few of every kind and colour, made once and placed many times. */
function nursery(random, _kinds, each) {
  const grown = new Map()
  return ([grow, , colors]) => {
    const list = grown.get(grow) ?? []
    if (list.length < each * colors.length) {
      const mesh = grow(random, colors[list.length % colors.length])
      list.push(mesh)
      grown.set(grow, list)
      return mesh
    }
    return random.pick(list)
  }
}

/**
 * Lets a reef grow on the ground: more where the ground is high, in patches, and larger now and then.
 * @param {object} how
 * @param {(x: number, z: number) => number} how.ground
 * @param {Kind[]} how.kinds
 * @param {(x: number, z: number) => number} [how.where] 0 nowhere to 1 everywhere
 */
export function growReef(
  world,
  random,
  { ground, kinds, count, from, to, where = () => 1, size = [0.35, 1], shape = {} },
) {
  const make = nursery(random, kinds, 3)
  for (let tried = 0, grown = 0; grown < count && tried < count * 12; tried += 1) {
    const z = from * (to / from) ** random.next()
    const x = random.between(-1, 1) * (z * 0.95 + 1.5)
    const patch = noise(x * 0.35, 11, z * 0.35)
    if (patch < -0.25 + random.next() * 0.4 || random.next() > where(x, z)) continue
    const kind = pickKind(random, kinds)
    const by = random.between(size[0], size[1]) * (random.chance(0.12) ? 1.5 : 1)
    world.add('coral', make(kind), {
      at: [x, ground(x, z) - 0.04, z],
      scale: times([1, random.between(0.85, 1.2), 1], by),
      yaw: shape.yaw ? shape.yaw + random.around(0.5) : random.between(0, 6.3),
      pitch: random.around(0.12),
      roll: random.around(0.12),
    })
    grown += 1
  }
}

/**
 * Lets things grow out of a wall on the right that `face` describes; they lean out to the left.
 */
export function growWall(world, random, { face, kinds, count, from, to, low, high, size = [0.4, 1.1] }) {
  const make = nursery(random, kinds, 4)
  for (let grown = 0; grown < count; grown += 1) {
    const z = from * (to / from) ** random.next()
    const y = random.between(low, high) * Math.min(1, 0.2 + z / 11)
    const kind = pickKind(random, kinds)
    const flat = kind[0].name === 'seaFan'
    world.add('coral', make(kind), {
      at: [face(z, y) + 0.06, y, z],
      scale: random.between(size[0], size[1]) * (random.chance(0.15) ? 1.5 : 1) * Math.min(1, 0.35 + z / 11),
      yaw: random.around(flat ? 0.35 : 0.6),
      pitch: flat ? random.between(0.7, 1.2) : random.between(0.5, 1.3),
      roll: random.around(0.2),
    })
  }
}

/**
 * Lets things grow on any mesh, spread evenly over its surface, where `fits` likes the way it faces.
 * @param {object} how
 * @param {import('../engine/mesh.mjs').Mesh} how.on in its own place, as `place` puts it
 * @param {(normal: import('../engine/vector.mjs').Vector, at: import('../engine/vector.mjs').Vector) => boolean} [how.fits]
 */
export function growOn(
  world,
  random,
  {
    on,
    place,
    kinds,
    count,
    size = [0.2, 0.5],
    fits = ([, y]) => y > 0.3,
    upright = 0.5,
    material = 'coral',
  },
) {
  const make = nursery(random, kinds, 4)
  const stood = new Mesh().append(on, place)
  const corner = (at) => stood.positions.slice(stood.triangles[at] * 3, stood.triangles[at] * 3 + 3)
  const spots = []
  let whole = 0
  for (let at = 0; at < stood.triangles.length; at += 3) {
    const [a, b, c] = [corner(at), corner(at + 1), corner(at + 2)]
    const area = lengthOf(cross(subtract(b, a), subtract(c, a)))
    const normal = unit(stood.normals.slice(stood.triangles[at] * 3, stood.triangles[at] * 3 + 3))
    if (area < 1e-7 || !fits(normal, a)) continue
    whole += area
    spots.push({ upTo: whole, a, b, c, normal })
  }
  if (spots.length === 0) return
  for (let grown = 0; grown < count; grown += 1) {
    const wanted = random.next() * whole
    let [low, high] = [0, spots.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (spots[middle].upTo < wanted) low = middle + 1
      else high = middle
    }
    const { a, b, c, normal } = spots[low]
    const [s, t] = [random.next(), random.next()]
    const flip = s + t > 1
    const [p, q] = flip ? [1 - s, 1 - t] : [s, t]
    const at = [0, 1, 2].map((axis) => a[axis] + p * (b[axis] - a[axis]) + q * (c[axis] - a[axis]))
    const up = unit([
      normal[0] * (1 - upright),
      normal[1] * (1 - upright) + upright,
      normal[2] * (1 - upright),
    ])
    const kind = pickKind(random, kinds)
    const yaw = random.between(0, 6.3)
    const ahead = [Math.cos(yaw), 0, -Math.sin(yaw)]
    const aside = [Math.sin(yaw), 0, Math.cos(yaw)]
    world.add(material, make(kind), {
      at: subtract(at, times(up, 0.03)),
      scale: random.between(size[0], size[1]) * (random.chance(0.12) ? 1.6 : 1),
      yaw,
      pitch: -Math.atan2(dot(up, ahead), up[1]),
      roll: Math.atan2(dot(up, aside), up[1]),
    })
  }
}
