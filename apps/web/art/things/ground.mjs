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
    0.8 + rough * (ridge(x * 0.9 + shift, y * 0.9, z * 0.9, 4) - 0.5) + 0.2 * cloud(x * 2.6 + shift, y * 2.6, z * 2.6, 3)
  return new Mesh().ball([0, 0, 0], [1, 0.78, 1], color, { rings, sides, bump })
}

/**
 * A wall seen along its length: it runs away from the eye and leans out where noise wants it to.
 * @param {object} shape
 * @param {number} shape.from x of the wall beside the eye @param {number} shape.to x of the wall far away
 * @param {number} shape.far @param {number} shape.top @param {number} shape.bottom
 * @param {number} [shape.rough] metres that it comes and goes
 * @param {number} [shape.slope] metres that its foot stands out before its top, for each metre of height
 */
export function wall(shape, color, seed) {
  const { from, to, near = 0.8, far = 60, top, bottom, rough = 2.4, slope = 0.12, side = 1 } = shape
  const face = (z, y) => {
    const buttress = (ridge(seed + z * 0.09, y * 0.025, seed, 3) - 0.5) * rough * 2
    const ledges = (ridge(seed, y * 0.2, z * 0.11, 4) - 0.5) * rough * 0.9
    const fine = cloud(seed + y * 0.6, z * 0.6, 3.1, 4) * rough * 0.32
    const x = mix(from, to, smooth(near, far, z)) - side * (buttress + ledges + fine)
    return x - side * slope * (top - y)
  }
  const mesh = new Mesh().surface(
    220,
    260,
    (u, v) => {
      const z = near * (far / near) ** u
      const y = mix(top, bottom, v) + cloud(z * 0.2, seed, v * 9, 3) * 0.6 * (1 - v)
      return [face(z, y), y, z]
    },
    typeof color === 'function' ? (_u, _v, [x, y, z]) => color(x, y, z) : color,
  )
  const roof = new Mesh().surface(
    30,
    160,
    (u, v) => {
      const z = near * (far / near) ** v
      const x = face(z, top) + side * (u ** 1.5 * 40 - 0.05)
      return [x, top + cloud(z * 0.2, seed, 0, 3) * 0.6 + cloud(x * 0.3, z * 0.3, seed, 4) * rough * 0.6 * smooth(0, 0.2, u), z]
    },
    typeof color === 'function' ? (_u, _v, [x, y, z]) => color(x, y, z) : color,
  )
  return { mesh: mesh.append(roof), face }
}

/** Two colours, mixed in patches. */
export const patchy = (one, other, scale = 0.25) => (x, y, z) =>
  mixed(one, other, smooth(-0.25, 0.35, cloud(x * scale, y * scale, z * scale, 3)))
