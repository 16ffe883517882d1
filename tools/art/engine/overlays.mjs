import { light } from './color.mjs'
import { addDots } from './snow.mjs'
import { clamp, smooth } from './vector.mjs'

/** Small air bubbles, given as points in the water. */
export function addBubbles(image, { width, height, samples, camera, picture, bubbles, color }) {
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
export function addCones(image, { width, height, samples, camera, picture, cones }) {
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
        const cone =
          far > 0
            ? Math.exp(-((side / (0.012 + far * spread)) ** 2)) *
              (1 - smooth(0.2, 1.5, far)) *
              smooth(-0.01, 0.02, far)
            : 0
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
