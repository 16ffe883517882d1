import { Mesh } from '../engine/mesh.mjs'
import { cloud, ridge } from '../engine/noise.mjs'
import { mix, mixed, smooth } from '../engine/vector.mjs'

/**
 * The bottom as far as one can see, finer near the eye.
 * @param {(x: number, z: number) => number} height
 * @param {import('../engine/vector.mjs').Vector | ((x: number, y: number, z: number) => import('../engine/vector.mjs').Vector)} color
 */
export function seabed(height, color, { near = 0.9, far = 75, columns = 300, rows = 240 } = {}) {
  return new Mesh().surface(
    columns,
    rows,
    (u, v) => {
      const z = near * (far / near) ** v
      const x = (u - 0.5) * 2 * (z * 1.05 + 2.5)
      return [x, height(x, z), z]
    },
    typeof color === 'function' ? (_u, _v, [x, y, z]) => color(x, y, z) : color,
  )
}

/** A boulder about 1 m in radius. */
export function boulder(random, color, { rough = 0.5, rings = 30, sides = 42 } = {}) {
  const shift = random.between(0, 90)
  const bump = ([x, y, z]) =>
    0.8 +
    rough * (ridge(x * 0.9 + shift, y * 0.9, z * 0.9, 4) - 0.5) +
    0.2 * cloud(x * 2.6 + shift, y * 2.6, z * 2.6, 3)
  return new Mesh().ball([0, 0, 0], [1, 0.78, 1], color, { rings, sides, bump })
}

/**
 * A wall on the right, seen along its length: it runs away from the eye and comes and goes with noise.
 * @param {object} shape
 * @param {number} shape.from x of the wall beside the eye @param {number} shape.to x of the wall far away
 * @param {number} shape.top @param {number} shape.bottom
 * @param {number} [shape.rough] metres that it comes and goes
 * @param {number} [shape.slope] metres that its foot stands out before its top, for each metre of height
 */
export function wall({ from, to, near = 2.6, far = 55, top, bottom, rough = 2, slope = 0.1 }, color, seed) {
  const face = (z, y) => {
    const loose = rough * smooth(1.5, 11, z)
    const buttress = cloud(seed + z * 0.13, y * 0.04, seed, 3) * loose * 1.5
    const ledge = cloud(seed, y * 0.3, z * 0.12, 3) * loose * 0.8
    const fine = cloud(seed + y * 0.8, z * 0.8, 3.1, 4) * (0.12 + loose * 0.2)
    return mix(from, to, smooth(near, far, z)) - buttress - ledge - fine - slope * (top - y)
  }
  const edge = (z) => top + cloud(z * 0.15, seed, 2, 4) * 2.4
  const mesh = new Mesh().surface(
    260,
    300,
    (u, v) => {
      const z = near * (far / near) ** u
      const y = mix(edge(z), bottom, v)
      return [face(z, y) + 3 * smooth(0.06, 0, v) ** 2, y, z]
    },
    typeof color === 'function' ? (_u, _v, [x, y, z]) => color(x, y, z) : color,
  )
  return { mesh, face }
}

/** Two colours, mixed in patches. */
export const patchy =
  (one, other, scale = 0.25) =>
  (x, y, z) =>
    mixed(one, other, smooth(-0.25, 0.35, cloud(x * scale, y * scale, z * scale, 3)))
