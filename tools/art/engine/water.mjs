import { light } from './color.mjs'
import { cloud, noise } from './noise.mjs'
import { clamp, mix, smooth, unit } from './vector.mjs'

/**
 * A kind of water, its colours as hex.
 * @typedef {object} Water
 * @property {string} up looking up @property {string} level looking ahead @property {string} down looking down
 * @property {string} sky what shines through the surface
 * @property {string} sun the light itself, as it falls on things
 * @property {number} visibility in metres
 * @property {[number, number, number]} loss how quickly red, green and blue fade, about 1
 */

/**
 * Makes a kind of water ready to be asked for its light.
 * @param {Water} water
 * @param {{ toSun: import('./vector.mjs').Vector, surface: number, glow: number, chop: number }} place
 */
export function waterOf(water, { toSun, surface, glow, chop }) {
  const [up, level, down, sky, sun] = [water.up, water.level, water.down, water.sky, water.sun].map(light)
  const fade = water.loss.map((loss) => (loss * 1.5) / water.visibility)

  /** The light from open water in a direction (1 long), into `out`. */
  const open = (x, y, z, out) => {
    const rising = smooth(-0.06, 0.72, y)
    const falling = smooth(0.1, -0.55, y)
    const facing = Math.max(0, x * toSun[0] + y * toSun[1] + z * toSun[2])
    const shine = glow * (0.5 * facing ** 6 + 0.55 * facing ** 26)
    for (let channel = 0; channel < 3; channel += 1) {
      const ahead = mix(level[channel], up[channel], rising)
      out[channel] = mix(ahead, down[channel], falling) + sky[channel] * shine * (0.35 + 0.65 * rising)
    }
  }

  /** The light from the surface above in a direction (1 long), into `out`; nothing is lost on the way yet. */
  const ceiling = (x, y, z, out) => {
    const far = surface / y
    const [px, pz] = [x * far, z * far]
    const step = 0.35
    const wave = (sx, sz) => cloud(sx * 0.42 * chop, 3.7, sz * 0.42 * chop, 4)
    const here = wave(px, pz)
    const tilt = 0.55
    const slopeX = ((wave(px + step, pz) - here) / step) * tilt
    const slopeZ = ((wave(px, pz + step) - here) / step) * tilt
    const normal = unit([-slopeX, 1, -slopeZ])
    const cos = x * normal[0] + y * normal[1] + z * normal[2]
    const through = smooth(0.56, 0.74, cos)
    const facing = Math.max(0, x * toSun[0] + y * toSun[1] + z * toSun[2] - slopeX * 0.25 - slopeZ * 0.25)
    const sparkle = glow * 1.8 * clamp(facing) ** 30
    const mirror = [0, 0, 0]
    open(x, -y * 0.4, z, mirror)
    for (let channel = 0; channel < 3; channel += 1)
      out[channel] = mix(mirror[channel] * 1.05, sky[channel] * (0.85 + sparkle), through)
  }

  /** How bright the net of light from the waves is where it falls, about 0 to 3, 1 on average. */
  const caustic = (x, z) => {
    const bend = noise(x * 0.31, 9.2, z * 0.31) * 1.2
    const wide = 1 - Math.abs(noise(x * 0.62 + bend, 4.4, z * 0.62))
    const fine = 1 - Math.abs(noise(x * 1.35, 7.9, z * 1.35 + bend))
    return 0.45 + 2.1 * (wide ** 7 * 0.75 + fine ** 8 * 0.45)
  }

  return { open, ceiling, caustic, fade, sun, sky, up, level, down }
}
