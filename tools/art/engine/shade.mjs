import { sample } from './blur.mjs'
import { light } from './color.mjs'
import { noise } from './noise.mjs'
import { grain, roughen } from './texture.mjs'
import { clamp, mix, smooth } from './vector.mjs'
import { materials } from './world.mjs'

const [, rock, , metal, leaf, coral, dark] = materials.map((_, index) => index)

/**
 * A lamp in the scene, without shadow.
 * @typedef {object} Lamp
 * @property {import('./vector.mjs').Vector} at
 * @property {string} color
 * @property {number} power
 * @property {number} reach the distance at which half is left, in metres
 */

/**
 * Gives the light that comes from a surface towards the eye, before the water takes its share.
 * @param {object} scene the things that `render` worked out
 */
export function shaderOf({ water, mood, toSun, shadows, lamps, growth, openness, columns, rows, samples }) {
  const strobe = light(mood.strobeColor)
  const growthColors = growth.map(light)
  const shining = lamps.map((lamp) => ({ ...lamp, light: light(lamp.color) }))
  const skin = { brightness: 1, growth: 0, bump: 0 }
  const normal = [0, 0, 0]

  return (picture, at, column, row, ray, out) => {
    const far = 1 / picture.near[at]
    const [x, y, z] = [ray[0] * far, ray[1] * far, ray[2] * far]
    const distance = Math.hypot(x, y, z)
    const material = picture.material[at]
    const three = at * 3
    normal[0] = picture.facing[three] / 127
    normal[1] = picture.facing[three + 1] / 127
    normal[2] = picture.facing[three + 2] / 127
    if (normal[0] * x + normal[1] * y + normal[2] * z > 0) {
      normal[0] = -normal[0]
      normal[1] = -normal[1]
      normal[2] = -normal[2]
    }
    const clear = Math.exp(-distance * water.fade[1])
    const detail = clear > 0.04 ? clear : 0
    skin.brightness = 1
    skin.growth = 0
    skin.bump = 0
    if (detail > 0) {
      grain(material, x, y, z, detail, skin)
      roughen(normal, material, x, y, z, skin.bump * smooth(0.12, 0.7, clear))
    }

    const open = sample(openness, columns, rows, column / samples, row / samples)
    let facing = normal[0] * toSun[0] + normal[1] * toSun[1] + normal[2] * toSun[2]
    if (material === leaf) facing = 0.35 + 0.65 * Math.abs(facing)
    facing = Math.max(0, facing)
    const lit =
      facing > 0 && mood.direct > 0 ? shadows.lit(x, y, z, 0.14 + 0.3 * (1 - Math.min(1, facing)), 1.3) : 0
    const play = mood.caustics * smooth(0.25, 0.8, normal[1]) * smooth(0.02, 0.35, clear)
    const net =
      play > 0 ? mix(1, water.caustic(x - toSun[0] * (y / toSun[1]), z - toSun[2] * (y / toSun[1])), play) : 1
    const direct = 0.85 * mood.direct * facing * lit * net
    const upward = normal[1] * 0.5 + 0.5
    const close =
      mood.strobe *
      Math.exp(-distance / mood.strobeReach) *
      Math.max(0, -(normal[0] * x + normal[1] * y + normal[2] * z) / distance)
    const through = material === leaf ? 0.5 * mood.direct : 0
    const rim = mood.rim * smooth(0.35, 1, normal[1]) * (0.4 + 0.6 * lit)

    const patch =
      (material === rock || material === metal) && skin.growth > 0.16
        ? smooth(0.16, 0.4, skin.growth) * mood.growth
        : 0
    const patchColor =
      patch > 0
        ? growthColors[
            Math.floor((0.5 + 0.5 * noise(x * 0.9 + 7, y * 0.9, z * 0.9)) * 3.999 * growthColors.length) %
              growthColors.length
          ]
        : growthColors[0]

    for (let channel = 0; channel < 3; channel += 1) {
      let paint = picture.paint[three + channel]
      if (patch > 0) paint = mix(paint, patchColor[channel], patch * 0.8)
      paint *= clamp(skin.brightness, 0.15, 2.2)
      const around = mix(water.down[channel], water.up[channel], upward ** 1.4)
      let sum = mood.ambient * around * open * (0.35 + 0.65 * upward)
      sum += water.sun[channel] * (direct + rim * 0.5) * (0.5 + 0.5 * open)
      sum += water.sun[channel] * through * lit * 0.6
      sum += strobe[channel] * close * (0.4 + 0.6 * open)
      for (const lamp of shining) {
        const [dx, dy, dz] = [lamp.at[0] - x, lamp.at[1] - y, lamp.at[2] - z]
        const away = Math.hypot(dx, dy, dz)
        const turned = Math.max(0, (normal[0] * dx + normal[1] * dy + normal[2] * dz) / away)
        sum +=
          (lamp.light[channel] * lamp.power * (0.12 + 0.88 * turned) * open) / (1 + (away / lamp.reach) ** 2)
      }
      if (material === dark) out[channel] = paint * 0.1 * around
      else out[channel] = paint * sum * (material === coral ? 1.15 : 1)
    }
    return distance
  }
}
