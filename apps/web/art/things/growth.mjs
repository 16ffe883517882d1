import { noise } from '../engine/noise.mjs'
import { times } from '../engine/vector.mjs'

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
function nursery(random, kinds, each) {
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
export function growReef(world, random, { ground, kinds, count, from, to, where = () => 1, size = [0.35, 1], shape = {} }) {
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
 * Lets things grow out of a wall that `face` describes; `side` is -1 for a wall on the right, 1 on the left.
 */
export function growWall(world, random, { face, kinds, count, from, to, low, high, side = -1, size = [0.4, 1.1] }) {
  const make = nursery(random, kinds, 4)
  for (let grown = 0; grown < count; grown += 1) {
    const z = from * (to / from) ** random.next()
    const y = random.between(low, high) * Math.min(1, 0.25 + z / 10)
    const kind = pickKind(random, kinds)
    const flat = kind[0].name === 'seaFan'
    world.add('coral', make(kind), {
      at: [face(z, y) + side * -0.06, y, z],
      scale: random.between(size[0], size[1]) * (random.chance(0.15) ? 1.5 : 1),
      yaw: flat ? random.around(0.35) + (side < 0 ? 0 : Math.PI) : random.around(0.6),
      pitch: flat ? side * -random.between(0.7, 1.2) : side * -random.between(0.5, 1.3),
      roll: random.around(0.2),
    })
  }
}
