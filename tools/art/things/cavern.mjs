import { Mesh } from '../engine/mesh.mjs'
import { cloud, noise, ridge } from '../engine/noise.mjs'
import { times } from '../engine/vector.mjs'

/**
 * The inside of a cave: a large uneven hollow around `center`, open where `open` says.
 * @param {object} hollow
 * @param {import('../engine/vector.mjs').Vector} hollow.center
 * @param {import('../engine/vector.mjs').Vector} hollow.size half axes
 * @param {(x: number, y: number, z: number) => boolean} hollow.open
 */
export function hollow({ center, size, open, rough = 0.5, floor = -1e9, fine = 1 }, color, seed) {
  const bump = ([x, y, z]) =>
    1 +
    rough * (0.5 - ridge(x * 1.6 + seed, y * 1.6, z * 1.6, 4)) * 0.75 +
    rough * 0.3 * cloud(x * 4 * fine + seed, y * 4 * fine, z * 4 * fine, 4)
  const flattened = (x, y, z) => [
    x,
    y < floor ? floor + (y - floor) * 0.16 + cloud(x * 0.4, z * 0.4, seed, 3) * 0.4 : y,
    z,
  ]
  const inside = new Mesh()
    .ball(center, size, (_u, _v, [x, y, z]) => color(x, y, z), { rings: 200, sides: 300, bump })
    .moved(flattened)
    .without(open)
  // A roof has two sides: without the outer one, light would catch on the inner.
  const outside = new Mesh()
    .ball(center, times(size, 1.13), [0, 0, 0], { rings: 120, sides: 180, bump })
    .without(
      (x, y, z) =>
        y < floor + 1 ||
        open(...[x, y, z].map((value, axis) => center[axis] + (value - center[axis]) / 1.13)),
    )
  return inside.append(outside)
}

/** A stalactite 1 long that hangs from y = 0; turned upside down it is a stalagmite. */
export function dripstone(random, color) {
  const shift = random.between(0, 60)
  const wide = random.between(0.1, 0.17)
  const profile = Array.from({ length: 16 }, (_, at) => {
    const v = at / 15
    const swell = 1 + 0.3 * noise(v * 5, shift, 1) + 0.12 * noise(v * 14, shift, 2)
    return [wide * ((1 - v) ** 1.15 + 0.6 * (1 - v) ** 8) * swell + 0.006, 0.12 - v * 1.12]
  })
  return new Mesh().lathe(profile, color, {
    sides: 14,
    bump: (angle, height) =>
      1 + 0.22 * noise(Math.cos(angle) * 1.5 + shift, Math.sin(angle) * 1.5, height * 2.5),
  })
}

/** A column from floor to roof, 1 high, standing on y = 0. */
export function column(random, color) {
  const shift = random.between(0, 60)
  const profile = Array.from({ length: 26 }, (_, at) => {
    const v = at / 25
    const waist = 0.13 + 0.22 * Math.abs(v - 0.45) ** 2 * 3.2
    return [waist * (1 + 0.25 * noise(v * 6, shift, 3)), v]
  })
  return new Mesh().lathe(profile, color, {
    sides: 24,
    bump: (angle, height) => 1 + 0.25 * noise(Math.cos(angle) * 2 + shift, Math.sin(angle) * 2, height * 1.5),
  })
}
