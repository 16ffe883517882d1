import { cloud, noise } from './noise.mjs'
import { materials } from './world.mjs'

const code = Object.fromEntries(materials.map((name, index) => [name, index]))

/**
 * The grain of a surface at a point: its brightness (about 1), how much grows there and how strongly it is bumped.
 * @param {number} material
 * @param {number} detail 0 to 1; far surfaces need less
 * @param {{ brightness: number, growth: number, bump: number }} out
 */
export function grain(material, x, y, z, detail, out) {
  out.growth = 0
  out.brightness = 1
  out.bump = 0
  const octaves = detail > 0.5 ? 4 : 3
  if (material === code.rock) {
    out.brightness =
      0.95 + cloud(x * 0.8, y * 1.2, z * 0.8, octaves) * 0.75 + cloud(x * 5.1, y * 5.1, z * 5.1, 2) * 0.3
    out.growth = cloud(x * 1.7 + 40, y * 1.7, z * 1.7, 3)
    out.bump = 0.8
  } else if (material === code.coral) {
    out.brightness = 0.85 + cloud(x * 9, y * 9, z * 9, 2) * 0.5
    out.bump = 0.45
  } else if (material === code.sand) {
    out.brightness = 0.95 + cloud(x * 0.7, y * 0.7, z * 0.7, octaves) * 0.35 + noise(x * 11, 0, z * 11) * 0.08
    out.bump = 0.35
  } else if (material === code.metal) {
    out.brightness = 0.75 + cloud(x * 1.3, y * 0.5, z * 1.3, octaves) * 0.7
    out.growth = cloud(x * 0.8 + 9, y * 0.8, z * 0.8, 4)
    out.bump = 0.4
  } else if (material === code.leaf) {
    out.brightness = 0.9 + noise(x * 3, y * 3, z * 3) * 0.25
  }
}

const heights = {
  [code.rock]: (x, y, z, octaves) => cloud(x * 1.3, y * 1.5, z * 1.3, octaves) * 0.36,
  [code.coral]: (x, y, z, octaves) => cloud(x * 8, y * 8, z * 8, Math.min(2, octaves)) * 0.09,
  [code.sand]: (x, _y, z) =>
    Math.sin(z * 3.4 + x * 0.9 + noise(x * 0.5, 0, z * 0.5) * 4) * 0.05 + noise(x * 2.1, 1, z * 2.1) * 0.06,
  [code.metal]: (x, y, z, octaves) => cloud(x * 2.2, y * 2.2, z * 2.2, octaves) * 0.1,
}

/** Tilts a normal by the bumps of a surface, in place. */
export function roughen(normal, material, x, y, z, strength) {
  const height = heights[material]
  if (!height || strength < 0.02) return
  const step = 0.06
  const here = height(x, y, z, 3)
  const [dx, dy, dz] = [
    (height(x + step, y, z, 3) - here) / step,
    (height(x, y + step, z, 3) - here) / step,
    (height(x, y, z + step, 3) - here) / step,
  ]
  normal[0] -= dx * strength
  normal[1] -= dy * strength
  normal[2] -= dz * strength
  const length = Math.hypot(normal[0], normal[1], normal[2]) || 1
  normal[0] /= length
  normal[1] /= length
  normal[2] /= length
}
