import { fanOfRays, hangingLight } from './beams.mjs'
import { cameraOf } from './camera.mjs'
import { finished } from './finish.mjs'
import { usualMood } from './mood.mjs'
import { openness } from './occlusion.mjs'
import { addBubbles, addCones } from './overlays.mjs'
import { randomFrom } from './random.mjs'
import { drawMesh, emptyPicture } from './rasterizer.mjs'
import { shaderOf } from './shade.mjs'
import { shadowsOf } from './shadow.mjs'
import { addDots, snowOver } from './snow.mjs'
import { mix, unit } from './vector.mjs'
import { waterOf } from './water.mjs'
import { World } from './world.mjs'

/**
 * @typedef {object} Scene
 * @property {string} name
 * @property {import('./water.mjs').Water} water
 * @property {{ surface: number, pitch?: number, focal?: number }} eye `surface` metres above the eye
 * @property {{ across: number, above: number }} sun in picture widths and picture heights above the top
 * @property {Partial<import('./mood.mjs').Mood>} [mood]
 * @property {string[]} [growth] colours of what grows in patches
 * @property {import('./shade.mjs').Lamp[]} [lamps]
 * @property {(world: World, random: import('./random.mjs').Random) => { bubbles?: object[], cones?: object[] } | void} build
 */

/**
 * Renders a scene to bytes, red green blue.
 * @param {Scene} scene
 * @param {{ width: number, height: number, samples: number }} size `samples` squared rays a pixel
 */
export function render(scene, { width, height, samples }) {
  const mood = { ...usualMood, ...scene.mood }
  const { surface, pitch = 0.06, focal = 1.15 } = scene.eye
  const camera = cameraOf({ width: width * samples, height: height * samples, focal, pitch })
  const sunAt = [scene.sun.across * width, -scene.sun.above * height]
  const toSun = unit(camera.ray(sunAt[0] * samples, sunAt[1] * samples))
  const water = waterOf(scene.water, { toSun, surface, glow: mood.glow, chop: mood.chop })

  const world = new World()
  const extra = scene.build(world, randomFrom(scene.name)) ?? {}
  const picture = emptyPicture(camera.width, camera.height)
  world.meshes.forEach((mesh, material) => {
    drawMesh(picture, mesh, camera, material)
  })

  const reach = Math.min(70, scene.water.visibility * 1.6)
  const key = unit([toSun[0], toSun[1], mix(toSun[2], -0.45, mood.frontal)])
  const shadows = shadowsOf(world, key, reach)
  const hanging = hangingLight({ camera, picture, samples, shadows, reach, surface })
  const fan = fanOfRays({
    sun: sunAt,
    width,
    seed: randomFrom(`${scene.name} rays`).between(1, 90),
    fineness: mood.fineness,
    length: mood.length,
  })
  const shade = shaderOf({
    water,
    mood,
    toSun: key,
    shadows,
    lamps: scene.lamps ?? [],
    growth: scene.growth ?? ['#7d4a3c', '#a5693f', '#6a4a63', '#8a7b3d', '#54704f'],
    openness: openness(picture, samples, camera.zoom),
    columns: width,
    rows: height,
    samples,
  })

  const image = new Float32Array(width * height * 3)
  const color = [0, 0, 0]
  const behind = [0, 0, 0]
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const target = (row * width + column) * 3
      const sunlit = hanging(column + 0.5, row + 0.5)
      const rays = fan(column + 0.5, row + 0.5) * mood.rays
      const haze = mix(1, sunlit, mood.enclosed)
      for (let sub = 0; sub < samples * samples; sub += 1) {
        const px = column * samples + (sub % samples)
        const py = row * samples + Math.floor(sub / samples)
        const at = py * camera.width + px
        const ray = camera.ray(px + 0.5, py + 0.5)
        const length = Math.hypot(ray[0], ray[1], ray[2])
        const [x, y, z] = [ray[0] / length, ray[1] / length, ray[2] / length]
        water.open(x, y, z, behind)
        let distance = Number.POSITIVE_INFINITY
        if (picture.near[at] > 0) distance = shade(picture, at, px, py, ray, color)
        else if (y > 0.02) {
          distance = surface / y
          water.ceiling(x, y, z, color)
        }
        const depth = Math.min(distance, reach * 2)
        const seen =
          (1 - Math.exp((-depth / reach) * 3)) * rays * (0.15 * (1 - mood.enclosed) + 0.85 * sunlit ** 1.5)
        for (let channel = 0; channel < 3; channel += 1) {
          const left = distance === Number.POSITIVE_INFINITY ? 0 : Math.exp(-distance * water.fade[channel])
          const fog = behind[channel] * (haze * (0.72 + 0.28 * sunlit) + (1 - haze) * 0.03)
          const beam = water.sky[channel] * 0.55 + behind[channel] * 0.45
          image[target + channel] +=
            (left > 0 ? color[channel] * left : 0) + fog * (1 - left) + beam * seen * 0.75
        }
      }
    }
  const share = 1 / (samples * samples)
  for (let at = 0; at < image.length; at += 1) image[at] *= share

  const dots = snowOver({
    picture,
    samples,
    random: randomFrom(`${scene.name} snow`),
    amount: mood.snow,
    width,
    height,
  })
  addDots(
    image,
    width,
    height,
    dots,
    water.up.map((amount, channel) => amount * 0.6 + water.sky[channel] * 0.4),
  )
  addBubbles(image, {
    width,
    height,
    samples,
    camera,
    picture,
    bubbles: extra.bubbles ?? [],
    color: water.sky,
  })
  addCones(image, { width, height, samples, camera, picture, cones: extra.cones ?? [] })
  return finished(image, { width, height, mood, name: scene.name, level: water.level })
}
