import { fanOfRays, hangingLight } from './beams.mjs'
import { blur, sample } from './blur.mjs'
import { cameraOf } from './camera.mjs'
import { byte, light } from './color.mjs'
import { openness } from './occlusion.mjs'
import { randomFrom } from './random.mjs'
import { drawMesh, emptyPicture } from './rasterizer.mjs'
import { shaderOf } from './shade.mjs'
import { shadowsOf } from './shadow.mjs'
import { addDots, snowOver } from './snow.mjs'
import { clamp, mix, smooth, unit } from './vector.mjs'
import { waterOf } from './water.mjs'
import { World } from './world.mjs'

/**
 * How light behaves in a scene; a scene names what differs from these.
 * @typedef {typeof usualMood} Mood
 */
export const usualMood = {
  /** light from all sides, light from the sun, edges that look up */
  ambient: 1,
  direct: 1.3,
  rim: 0.25,
  /** net of light on the ground, 0 to 1 */
  caustics: 0.5,
  /** the sun's glow in the water, its rays, how fine and how long they are (in picture widths) */
  glow: 0.6,
  rays: 0.5,
  fineness: 1,
  length: 1.1,
  /** the photographer's lamp: what is near shows its colours */
  strobe: 0.5,
  strobeReach: 2.6,
  strobeColor: '#fff1dc',
  /** patches of life on rock and metal, 0 to 1 */
  growth: 0.5,
  /** 1 under a roof: water glows only where the sun reaches it */
  enclosed: 0,
  /** waves: larger is finer */
  chop: 1,
  /** matter in the water */
  snow: 260,
  /** how much darker the foot of the picture is, for the title */
  foot: 0.35,
  exposure: 1,
}

/**
 * @typedef {object} Scene
 * @property {string} name
 * @property {import('./water.mjs').Water} water
 * @property {{ surface: number, pitch?: number, focal?: number }} eye `surface` metres above the eye
 * @property {{ across: number, above: number }} sun in picture widths and picture heights above the top
 * @property {Partial<Mood>} [mood]
 * @property {string[]} [growth] colours of what grows in patches
 * @property {import('./shade.mjs').Lamp[]} [lamps]
 * @property {(world: World, random: import('./random.mjs').Random) => { dots?: object[], beams?: object[] } | void} build
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
  const shadows = shadowsOf(world, toSun, reach)
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
    toSun,
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
        const seen = (1 - Math.exp((-depth / reach) * 3)) * rays * (0.15 + 0.85 * sunlit ** 1.5)
        for (let channel = 0; channel < 3; channel += 1) {
          const left = distance === Number.POSITIVE_INFINITY ? 0 : Math.exp(-distance * water.fade[channel])
          const fog = behind[channel] * (haze * (0.72 + 0.28 * sunlit) + (1 - haze) * 0.03)
          const beam = water.sky[channel] * 0.55 + behind[channel] * 0.45
          image[target + channel] += (left > 0 ? color[channel] * left : 0) + fog * (1 - left) + beam * seen * 0.75
        }
      }
    }
  const share = 1 / (samples * samples)
  for (let at = 0; at < image.length; at += 1) image[at] *= share

  const dots = snowOver({ picture, samples, random: randomFrom(`${scene.name} snow`), amount: mood.snow, width, height })
  addDots(image, width, height, dots, water.up.map((amount, channel) => amount * 0.6 + water.sky[channel] * 0.4))
  addBubbles(image, { width, height, samples, camera, picture, bubbles: extra.bubbles ?? [], color: water.sky })
  addCones(image, { width, height, samples, camera, picture, cones: extra.cones ?? [] })
  return finished(image, { width, height, mood, name: scene.name })
}

/** Small air bubbles, given as points in the water. */
function addBubbles(image, { width, height, samples, camera, picture, bubbles, color }) {
  const dots = []
  for (const { at, radius, strength } of bubbles) {
    const seen = camera.seen(...at)
    if (seen[2] < 0.3) continue
    const [px, py] = camera.project(seen)
    const [x, y] = [px / samples, py / samples]
    if (x < 0 || y < 0 || x >= width || y >= height) continue
    const near = picture.near[Math.floor(py) * picture.width + Math.floor(px)]
    if (near > 0 && 1 / near < seen[2]) continue
    dots.push({ x, y, radius: clamp(((radius / seen[2]) * camera.zoom) / samples, 0.6, 6), strength })
  }
  addDots(image, width, height, dots, color)
}

/** Light cones of divers' torches, seen in the water. */
function addCones(image, { width, height, samples, camera, picture, cones }) {
  for (const { from, to, color, power, spread } of cones) {
    const start = camera.project(camera.seen(...from)).map((value) => value / samples)
    const end = camera.project(camera.seen(...to)).map((value) => value / samples)
    const along = [end[0] - start[0], end[1] - start[1]]
    const length = Math.hypot(...along)
    const [ux, uy] = [along[0] / length, along[1] / length]
    const tint = light(color)
    const depth = camera.seen(...from)[2]
    for (let row = 0; row < height; row += 1)
      for (let column = 0; column < width; column += 1) {
        const [dx, dy] = [column - start[0], row - start[1]]
        const far = (dx * ux + dy * uy) / length
        if (far < -0.2 || far > 1.6) continue
        const side = Math.abs(dy * ux - dx * uy) / length
        const cone = far > 0 ? Math.exp(-((side / (0.012 + far * spread)) ** 2)) * (1 - smooth(0.2, 1.5, far)) * smooth(-0.01, 0.02, far) : 0
        const halo = Math.exp(-((Math.hypot(dx, dy) / (length * 0.07)) ** 2)) * 1.4
        const near = picture.near[row * samples * picture.width + column * samples]
        const before = near > 0 && 1 / near < depth - 0.6 ? 0 : 1
        const amount = (cone * 0.5 + halo) * power * before
        if (amount < 0.002) continue
        const at = (row * width + column) * 3
        for (let channel = 0; channel < 3; channel += 1) image[at + channel] += tint[channel] * amount
      }
  }
}

/** Glow, vignette, darker foot, and from light to bytes. */
function finished(image, { width, height, mood, name }) {
  const coarse = 4
  const columns = Math.ceil(width / coarse)
  const rows = Math.ceil(height / coarse)
  const glows = [0, 1, 2].map((channel) => {
    const field = new Float32Array(columns * rows)
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const x = Math.min(width - 1, column * coarse + 2)
        const y = Math.min(height - 1, row * coarse + 2)
        field[row * columns + column] = Math.min(1.6, image[(y * width + x) * 3 + channel])
      }
    return blur(field, columns, rows, Math.round(width / 110))
  })
  const bytes = Buffer.alloc(width * height * 3)
  const random = randomFrom(`${name} dither`)
  for (let row = 0; row < height; row += 1) {
    const v = row / height
    const foot = 1 - mood.foot * smooth(0.5, 1, v)
    for (let column = 0; column < width; column += 1) {
      const u = column / width
      const edge = 1 - 0.3 * smooth(0.35, 0.95, Math.hypot((u - 0.52) * 1.25, v - 0.42))
      const dither = random.next() - 0.5
      const at = (row * width + column) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const soft = sample(glows[channel], columns, rows, column / coarse - 0.5, row / coarse - 0.5)
        const amount = image[at + channel] * 0.86 + soft * 0.14 + Math.max(0, soft - 0.35) * 0.22
        bytes[at + channel] = byte(amount * mood.exposure * foot * edge, dither)
      }
    }
  }
  return bytes
}
