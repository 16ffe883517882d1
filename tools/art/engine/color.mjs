import { mixed } from './vector.mjs'

const linear = (channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const encoded = (light) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/**
 * A colour as amounts of light.
 * @param {string} hex e.g. '#0a6577'
 * @returns {import('./vector.mjs').Vector}
 */
export const light = (hex) => [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))

/** @param {string} from @param {string} to */
export const between = (from, to, share) => mixed(light(from), light(to), share)

/** Amounts of light as a byte; what is too bright rolls off softly. */
export function byte(amount, dither) {
  const soft = amount < 0.62 ? amount : 0.62 + 0.38 * (1 - Math.exp((0.62 - amount) / 0.38))
  return Math.min(255, Math.max(0, Math.round(encoded(Math.max(0, soft)) * 255 + dither)))
}
